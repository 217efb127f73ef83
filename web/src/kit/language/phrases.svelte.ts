/** The set phrases, and whether this reader wants to see them. */
import type { Said } from "../../wire/types.gen";

export const PHRASES: readonly Said["phrase"][] = ["hello", "good-luck", "well-played", "thanks", "sorry", "moment", "oops", "close", "again", "goodbye"];
const PLACE = "roji.phrases";

class Phrases {
  heard = $state(localStorage.getItem(PLACE) !== "off");

  toggle(): void {
    this.heard = !this.heard;
    localStorage.setItem(PLACE, this.heard ? "on" : "off");
  }
}

export const phrases = new Phrases();
