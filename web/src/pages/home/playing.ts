/** Quick start: a table with the reader and bots of a fitting level, or with a link for a friend. */
import { setFairly } from "../../wire/fair";
import { keep, keepName, myName } from "../../wire/keys";
import type { GameCard } from "../../wire/types.gen";
import { levelFor } from "./fitting";
import { asked, proposal } from "./seats";

/** Create the table and return its id. */
export async function playNow(game: GameCard, invite: boolean): Promise<string> {
  const seats = proposal(game, myName(), levelFor(game.name));
  if (invite) seats[1] = { ...seats[1]!, kind: "open" };
  const { taken, share } = await setFairly({ ...asked(game, seats, {}), advice: !invite });
  const name = myName();
  if (name) keepName(name);
  keep({ table: taken.table, game: game.name, token: taken.token, seats: taken.seats, name, since: Date.now(), ...share });
  return taken.table;
}
