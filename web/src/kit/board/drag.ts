/** Drag and drop as a shortcut for touching a piece and then a target. */
import type { Attachment } from "svelte/attachments";

const NEAR = 7; // pixels before a touch becomes a drag

export interface Drag {
  /** Called when the drag begins: selects the piece, so that its targets show. */
  begin: () => void;
  enabled: boolean;
}

/** Targets have data-drop; the one under the pointer is clicked when the piece is dropped. */
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

/** Suppress the click that follows a drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.isTrusted) event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
