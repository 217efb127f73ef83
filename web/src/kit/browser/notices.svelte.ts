/** Browser notifications that it is the reader's turn, if permitted. */

const PLACE = "roji.notices";

class Notices {
  private wanted = $state(localStorage.getItem(PLACE) === "on");
  private allowed = $state(globalThis.Notification?.permission ?? "denied");

  get on(): boolean {
    return this.wanted && this.allowed === "granted";
  }

  /** Permission was denied; only the browser's settings can change that. */
  get refused(): boolean {
    return this.allowed === "denied";
  }

  async toggle(): Promise<void> {
    const on = !this.on;
    if (on) this.allowed = (await globalThis.Notification?.requestPermission()) ?? "denied";
    this.wanted = on && this.allowed === "granted";
    localStorage.setItem(PLACE, this.wanted ? "on" : "off");
  }

  /** Notifies only while the page is hidden; a newer notification of a table replaces the older one. */
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
