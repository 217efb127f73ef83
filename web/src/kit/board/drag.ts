/** Drag as a shortcut: a piece pulled onto a target does what a touch on the piece and a touch on the target do. */
import type { Attachment } from "svelte/attachments";

const NEAR = 7; // pixels before a touch becomes a drag

export interface Drag {
  /** Called when the drag begins: the piece becomes the chosen one, so that its targets show. */
  begin: () => void;
  enabled: boolean;
}

/** Targets carry data-drop; the target under the pointer is clicked when the piece is let go. */
export function draggable(drag: () => Drag): Attachment<HTMLElement> {
  return (piece) => {
    const down = (event: PointerEvent): void => {
      if (drag().enabled && event.button === 0 && event.isPrimary) follow(piece, event, drag());
    };
    piece.addEventListener("pointerdown", down);
    return () => piece.removeEventListener("pointerdown", down);
  };
}

function follow(piece: HTMLElement, start: PointerEvent, drag: Drag): void {
  let picture: HTMLElement | undefined;
  let over: Element | null = null;
  const ended = new AbortController();
  const { signal } = ended;

  const move = (event: PointerEvent): void => {
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!picture && Math.hypot(dx, dy) < NEAR) return;
    if (!picture) {
      drag.begin();
      picture = lift(piece);
    }
    picture.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-5, Math.min(5, dx / 20))}deg)`;
    over = mark(over, document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null);
  };
  const end = (event: PointerEvent): void => {
    ended.abort();
    if (!picture) return;
    picture.remove();
    mark(over, null);
    swallowClick();
    // A target may be a part of a drawing, which has no click() of its own.
    if (event.type === "pointerup") over?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX: event.clientX, clientY: event.clientY }));
  };
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

function mark(old: Element | null, now: Element | null): Element | null {
  if (old !== now) {
    old?.classList.remove("over");
    now?.classList.add("over");
  }
  return now;
}

function lift(piece: HTMLElement): HTMLElement {
  const box = piece.getBoundingClientRect();
  const picture = piece.cloneNode(true) as HTMLElement;
  picture.inert = true;
  picture.removeAttribute("data-piece");
  picture.classList.add("lifted");
  Object.assign(picture.style, { position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`, margin: "0", pointerEvents: "none", zIndex: "40" });
  document.body.append(picture);
  return picture;
}

/** The click that a browser makes of a finished drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.isTrusted) event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
