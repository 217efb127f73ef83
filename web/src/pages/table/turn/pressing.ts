/** A press while others' turns are still being shown skips to the present. It then acts on the pressed control, wherever that is now, or says that it came too early. */
import { tick } from "svelte";

const PRESSABLE = "button, a[href], [role=button], summary, label, input, select";
const NEAR = 7; // pixels before a press becomes a drag

/** Identifies a control across re-rendering: by its piece, or else by its label. */
function known(at: Element): string {
  const thing = at.closest(`${PRESSABLE}, [data-piece]`);
  return (thing?.closest<HTMLElement>("[data-piece]")?.dataset["piece"] ?? thing?.getAttribute("aria-label") ?? thing?.textContent ?? "").trim();
}

interface Press {
  name: string;
  pressable: boolean;
  x: number;
  y: number;
}

export class Pressing {
  private pressed: Press | null = null; // until the finger is lifted
  private settled = false; // the browser's own click for it is still to come

  /** `present` skips to the present and returns whether something else was shown; `late` shows, at that place, that a press came too early. */
  constructor(
    private readonly present: () => boolean,
    private readonly late: (at: Element) => void,
  ) {}

  down(event: PointerEvent): void {
    const at = event.target as Element;
    const press = { name: known(at), pressable: at.closest(PRESSABLE) !== null, x: event.clientX, y: event.clientY };
    this.settled = false;
    this.pressed = this.present() && event.isPrimary && event.button === 0 && press.name !== "" ? press : null;
  }

  up(event: PointerEvent): void {
    const press = this.pressed;
    this.pressed = null;
    if (!press || Math.hypot(event.clientX - press.x, event.clientY - press.y) > NEAR) return;
    this.settled = true;
    void tick().then(() => this.settle(press));
  }

  click(event: MouseEvent): void {
    if (!this.settled || !event.isTrusted || event.detail === 0) return; // a key's click has no detail
    this.settled = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A key that presses what has the focus; tells whether it was dealt with. */
  key(event: KeyboardEvent): boolean {
    const at = event.target as Element;
    const name = at.matches(PRESSABLE) ? known(at) : "";
    if (!this.present()) return false;
    if (name === "" || (event.key !== "Enter" && event.key !== " ")) return event.key === "Tab";
    void tick().then(() => this.settle({ name, pressable: true, x: -1, y: -1 }));
    return true;
  }

  private settle({ name, pressable, x, y }: Press): void {
    const alike = [...document.querySelectorAll(PRESSABLE)].filter((one) => known(one) === name);
    const here = document.elementFromPoint(x, y)?.closest(PRESSABLE);
    const thing = alike.find((one) => one === here) ?? (alike.length === 1 ? alike[0] : undefined);
    if (thing) thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window, clientX: Math.max(0, x), clientY: Math.max(0, y) }));
    else if (pressable) this.late(document.elementFromPoint(x, y) ?? document.activeElement ?? document.body);
  }
}
