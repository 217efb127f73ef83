import { expect, test } from "vitest";
import { bidding } from "./bidding";

test.each([
  ["laid 56 in garden 2", "Lay 56 in garden 2"],
  ["put 73 aside", "Put 73 aside"],
  ["started a garden with 38", "Start a garden with 38"],
  ["meditated at slot 3", "Meditate at slot 3"],
  ["grew a leaf at 1,-2", "Grow a leaf at 1,-2"],
  ["cultivated", "Cultivate"],
  ["pruned the bonsai at 0,-1", "Prune the bonsai at 0,-1"],
  ["renounced the wood goal", "Renounce the wood goal"],
  ["discarded 4/0 and drew another", "Discard 4/0 and draw another"],
  ["completed the row", "Complete the row"],
  ["went down on the white line", "Go down on the white line"],
  ["moved the panda to -1,0", "Move the panda to -1,0"],
  ["rolled the weather die", "Roll the weather die"],
  ["turned up a white start card", "Turn up a white start card"],
  ["claimed goal 3", "Claim goal 3"],
  ["added a watershed", "Add a watershed"],
  ["frightened the panda to 1,-1", "Frighten the panda to 1,-1"],
  ["decided on a card", "Decide on a card"],
  ["ended the hand", "End the hand"],
])("%s", (deed, bid) => expect(bidding(deed)).toBe(bid));
