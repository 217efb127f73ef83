import { afterEach, expect, test } from "vitest";
import { imperative } from "./imperative";
import { speech } from "./language.svelte";

afterEach(() => speech.speak("en"));

test.each([
  ["laid 56 in garden 2", "Lay 56 in garden 2"],
  ["put 73 aside", "Put 73 aside"],
  ["started a garden with 38", "Start a garden with 38"],
  ["took the card with wood and a flower", "Take the card with wood and a flower"],
  ["placed a leaf", "Place a leaf"],
  ["finished placing tiles", "Finish placing tiles"],
  ["cultivated", "Cultivate"],
  ["pruned the bonsai", "Prune the bonsai"],
  ["renounced the pink goal", "Renounce the pink goal"],
  ["discarded 4/0 and drew another", "Discard 4/0 and draw another"],
  ["completed the row", "Complete the row"],
  ["played on the low end of the white line", "Play on the low end of the white line"],
  ["moved the panda to -1,0", "Move the panda to -1,0"],
  ["rolled the weather die", "Roll the weather die"],
  ["turned up a white start card", "Turn up a white start card"],
  ["claimed the 8-point pink goal", "Claim the 8-point pink goal"],
  ["added a watershed", "Add a watershed"],
  ["scared the panda off to the pond", "Scare the panda off to the pond"],
  ["skipped the weather", "Skip the weather"],
  ["decided on a card", "Decide on a card"],
  ["ended the hand", "End the hand"],
])("%s", (deed, bid) => expect(imperative(deed)).toBe(bid));

test.each([
  ["de", "legt 24 in Garten 1", "Lege 24 in Garten 1"],
  ["de", "behält 24 und 90", "Behalte 24 und 90"],
  ["de", "legt 73 beiseite", "Lege 73 beiseite"],
  ["de", "wirft 4/0 ab und zieht neu", "Wirf 4/0 ab und ziehe neu"],
  ["de", "verzichtet auf Braun", "Verzichte auf Braun"],
  ["pl", "dokłada 24 do ogrodu 1", "Dołóż 24 do ogrodu 1"],
  ["pl", "odrzuca 4/0 i dobiera inny kafelek", "Odrzuć 4/0 i dobierz inny kafelek"],
  ["ja", "24を庭1に置く", "24を庭1に置く"],
])("%s: %s", async (language, deed, bid) => {
  await speech.speak(language);
  expect(imperative(deed)).toBe(bid);
});
