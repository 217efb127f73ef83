/** House rules in words: the options of a table and their descriptions. */
import { speech, t } from "../kit/language/language.svelte";
import type { Choice, GameCard, TableCard } from "../wire/types.gen";

type Value = string | number | boolean;

/** An option that is in force at a table. */
export interface HouseRule {
  name: string;
  value: string;
  about: string;
}

const plain = (name: string): string => name.replaceAll("_", " ");

/** A message of the game, or else the server's English label. */
const named = (key: string, english: string): string => (speech.knows(key) ? t(key) : english);
const keyOf = (name: string): string => `option-${name.replaceAll("_", "-")}`;

export const optionName = (name: string): string => named(`${keyOf(name)}-name`, plain(name.charAt(0).toUpperCase() + name.slice(1)));
export const optionAbout = ({ name, about }: Choice): string => named(keyOf(name), about);
export function optionValue({ name, labels, text }: Choice, value: Value): string {
  if (typeof value === "boolean") return value ? t("option-yes") : t("option-no");
  return named(`${keyOf(name)}-${String(value).toLowerCase().replace(/[^a-z0-9]+/g, "-")}`, labels[String(value)] ?? (text ? String(value) : plain(String(value))));
}

/** A value as the form stores it: text as it is, anything else as JSON. */
export const saidAs = (choice: Choice, value: Value): string => (choice.text ? optionValue(choice, value) : JSON.stringify(value));

/** A sentence with the codes of options replaced by their names. */
export const inWords = (sentence: string, { options }: GameCard): string => options.reduce((said, { name }) => said.replace(new RegExp(`\\b${name}\\b`, "gi"), plain), sentence);

/** Whether an option has an effect at a table with this number of seats. */
export const fits = ({ fewest, most }: Choice, seats: number): boolean => fewest <= seats && seats <= most;

/** The options that somebody chose, with the values that the server named; a text as it was written. */
export function chosenOptions(game: GameCard, seats: number, said: Record<string, string>): Record<string, Value> {
  const chosen = (choice: Choice): Value[] => {
    const words = said[choice.name]?.trim() ?? "";
    if (words === "" || !fits(choice, seats)) return [];
    const known = choice.values.find((value) => optionValue(choice, value) === words); // an example, chosen by its name in the reader's language
    return choice.text ? [known ?? words] : choice.values.filter((value) => saidAs(choice, value) === words);
  };
  return Object.fromEntries(game.options.flatMap((choice) => chosen(choice).map((value) => [choice.name, value])));
}

export function houseRules(card: TableCard, game: GameCard | undefined): HouseRule[] {
  const options = (game?.options ?? []).filter((choice) => fits(choice, card.players.length));
  const inForce = (choice: Choice): Value => (card.options[choice.name] as Value | undefined) ?? choice.default;
  return options.map((choice) => ({ name: optionName(choice.name), value: optionValue(choice, inForce(choice)), about: optionAbout(choice) })).filter(({ value }) => value !== "");
}
