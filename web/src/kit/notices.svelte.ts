/** Tells somebody who is elsewhere that it is their turn: a mark on the tab, and if they allowed it a notification of this browser. */

const PLACE = "roji.notices";
const QUIET = "/mark.svg";
const CALLS = "/mark-turn.svg";

class Notices {
  private wanted = $state(localStorage.getItem(PLACE) === "on");
  private allowed = $state(globalThis.Notification?.permission ?? "denied");

  get on(): boolean {
    return this.wanted && this.allowed === "granted";
  }

  /** The browser was asked and said no; only the person can change that, in the browser's settings. */
  get refused(): boolean {
    return this.allowed === "denied";
  }

  async toggle(): Promise<void> {
    const on = !this.on;
    if (on) this.allowed = (await globalThis.Notification?.requestPermission()) ?? "denied";
    this.wanted = on && this.allowed === "granted";
    localStorage.setItem(PLACE, this.wanted ? "on" : "off");
  }

  /** Only while the page is hidden; one for each table, the newer replaces the older. */
  say(title: string, body: string, table: string): void {
    if (!this.on || !document.hidden) return;
    const notice = new Notification(title, { body, tag: table });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }

  /** The icon of the tab, with a mark while somebody is waited for. */
  mark(waiting: boolean): void {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = waiting ? CALLS : QUIET;
  }
}

export const notices = new Notices();
