/** House rules in words: what a table was set to, beside what each option is about. */
import type { GameCard, TableCard } from "../wire/types.gen";

type Value = string | number | boolean;

/** An option that is in force at a table. */
export interface HouseRule {
  name: string;
  value: string;
  about: string;
}

export const optionName = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " ");
export const optionValue = (value: Value): string => (value === true ? "yes" : value === false ? "no" : optionName(String(value)));

export function houseRules(card: TableCard, game: GameCard | undefined): HouseRule[] {
  const options = game?.options ?? [];
  return options.map(({ name, about, default: usual }) => ({ name: optionName(name), value: optionValue((card.options[name] as Value | undefined) ?? usual), about }));
}
