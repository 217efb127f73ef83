/** Which steps of Takenoko are automated; stored in this browser. */

const shelf = globalThis.localStorage as Storage | undefined; // unit tests have none

export class Setting {
  on = $state(false);

  constructor(
    private readonly place: string,
    usual: boolean,
  ) {
    const kept = shelf?.getItem(place) ?? null;
    this.on = kept === null ? usual : kept === "on";
  }

  toggle(): void {
    this.on = !this.on;
    shelf?.setItem(this.place, this.on ? "on" : "off");
  }
}

export const settings = {
  roll: new Setting("roji.takenoko.roll", false), // the die is rolled
  order: new Setting("roji.takenoko.order", false), // ask in which order two plots go under the pile
  end: new Setting("roji.takenoko.end", true), // the turn ends when nothing else can be done
};
