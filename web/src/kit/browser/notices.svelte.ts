/** Tells somebody who is elsewhere that it is their turn, by a notification of this browser, if they allowed it. */

const PLACE = "roji.notices";

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
}

export const notices = new Notices();
