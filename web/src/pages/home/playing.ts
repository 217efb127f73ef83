/** A table at once: the reader, and bots of a level that fits; or a friend who gets the link. */
import { setFairly } from "../../wire/fair";
import { keep, keepName, myName } from "../../wire/keys";
import type { GameCard } from "../../wire/types.gen";
import { levelFor } from "./fitting";
import { asked, proposal } from "./seats";

/** Sets the table and answers with its name. */
export async function playNow(game: GameCard, invite: boolean): Promise<string> {
  const seats = proposal(game, myName(), levelFor(game.name));
  if (invite) seats[1] = { ...seats[1]!, kind: "open" };
  const { taken, share } = await setFairly({ ...asked(game, seats, {}), advice: !invite });
  const name = myName();
  if (name) keepName(name);
  keep({ table: taken.table, game: game.name, token: taken.token, seats: taken.seats, name, since: Date.now(), ...share });
  return taken.table;
}
