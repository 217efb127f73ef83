/** Animates pieces from their old to their new positions. Animations never delay input. */

const MOST = 3; // pieces that travel at once
const APART = 60; // milliseconds

export interface Spot {
  box: DOMRect;
  group: string;
}

/** The movement of one piece between two layouts. */
export interface Move {
  id: string;
  dx: number;
  dy: number;
  scale: number;
  kind: "travel" | "shift";
}

/** A duration from the CSS tokens, in milliseconds; 0 with reduced motion. */
export function time(token: "quick" | "calm" | "slow"): number {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();
  const amount = Number.parseFloat(value) || 0;
  return value.endsWith("ms") ? amount : amount * 1000;
}

/** The positions of all pieces: elements with data-piece, grouped by the nearest data-group. */
export function spots(root: ParentNode): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width > 0) found.set(piece.dataset["piece"]!, { box, group: groupOf(piece) });
  }
  return found;
}

const groupOf = (piece: HTMLElement): string => piece.closest<HTMLElement>("[data-group]")?.dataset["group"] ?? "";

/** Pieces that changed their group travel, three at most; those that made room for them shift along. */
export function moves(before: ReadonlyMap<string, Spot>, after: ReadonlyMap<string, Spot>): Move[] {
  const all: Move[] = [];
  for (const [id, now] of after) {
    const was = before.get(id);
    if (!was) continue;
    const dx = was.box.left - now.box.left;
    const dy = was.box.top - now.box.top;
    if (Math.abs(dx) + Math.abs(dy) < 2) continue;
    all.push({ id, dx, dy, scale: was.box.width / now.box.width, kind: was.group === now.group ? "shift" : "travel" });
  }
  const travels = all.filter((move) => move.kind === "travel").slice(0, MOST);
  return [...travels, ...all.filter((move) => move.kind === "shift")];
}

/** Let the pieces under `root` travel from their former spots. */
export function travel(root: ParentNode, before: ReadonlyMap<string, Spot>): void {
  const duration = time("calm");
  if (duration === 0 || before.size === 0) return;
  let nth = 0;
  for (const move of moves(before, spots(root))) {
    const piece = root.querySelector<HTMLElement>(`[data-piece="${move.id}"]`)!;
    const far = move.kind === "travel";
    piece.animate(
      [
        { transform: `translate(${move.dx}px, ${move.dy}px) scale(${move.scale})`, transformOrigin: "0 0", zIndex: far ? 5 : "auto" },
        { transform: "none", transformOrigin: "0 0", zIndex: far ? 5 : "auto" },
      ],
      { duration: far ? duration * 1.4 : duration, delay: far ? APART * nth++ : 0, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" },
    );
  }
}

/** A piece that was not there before settles into its place. */
export function settle(piece: Element, nth = 0): void {
  const duration = time("slow");
  if (duration === 0) return;
  piece.animate([{ opacity: 0, transform: "translateY(-9px) scale(1.18)" }, { opacity: 1, transform: "none" }], {
    duration: duration * 0.8,
    delay: APART * Math.min(nth, MOST),
    easing: "cubic-bezier(.3,1.25,.5,1)",
    fill: "backwards",
  });
}

/** A new hand comes in from one side, a card after the other. */
export function comeIn(pieces: Iterable<Element>, from: "left" | "right"): void {
  const duration = time("calm");
  if (duration === 0) return;
  const far = from === "left" ? -48 : 48;
  let nth = 0;
  for (const piece of pieces) {
    piece.animate([{ opacity: 0, transform: `translateX(${far}px)` }, { opacity: 1, transform: "none" }], {
      duration: duration * 1.2,
      delay: 22 * nth++,
      easing: "cubic-bezier(.2,.7,.2,1)",
      fill: "backwards",
    });
  }
}

/** Animate a hand that is passed on, as a clone without the pieces that stay; the original is already gone. */
export function goOut(piece: HTMLElement, to: "left" | "right", staying: readonly (string | number)[] = []): void {
  const duration = time("calm");
  if (duration === 0) return;
  const box = piece.getBoundingClientRect();
  const picture = piece.cloneNode(true) as HTMLElement;
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  for (const id of staying) picture.querySelector<HTMLElement>(`[data-piece="${id}"]`)?.style.setProperty("visibility", "hidden");
  for (const part of [picture, ...picture.querySelectorAll<HTMLElement>("[data-piece],[id]")]) {
    part.removeAttribute("data-piece");
    part.removeAttribute("id");
  }
  Object.assign(picture.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0", pointerEvents: "none", zIndex: "4" });
  document.body.append(picture);
  const far = to === "left" ? -90 : 90;
  const leaving = picture.animate([{ opacity: 1, transform: "none" }, { opacity: 0, transform: `translateX(${far}px)` }], { duration: duration * 1.2, easing: "cubic-bezier(.5,0,.9,.5)", fill: "forwards" });
  leaving.onfinish = leaving.oncancel = () => picture.remove();
}
