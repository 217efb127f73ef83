/** Whether the counting table is shown; the choice is stored. */
const PLACE = "roji.bossa.counting";

class Folding {
  open = $state(localStorage.getItem(PLACE) !== "hidden");

  toggle(): void {
    this.open = !this.open;
    localStorage.setItem(PLACE, this.open ? "shown" : "hidden");
  }
}

export const folding = new Folding();
