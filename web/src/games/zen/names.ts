/** What forms and levels are called in the reader's language. */
import { speech, t } from "../../kit/language/language.svelte";

/** "Tea Bowl" is tea-bowl in keys and in the names of files. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** A form of ours by its name in the catalogue; one of an owner's file as it is written there. */
export function formNamed(name: string): string {
  const key = `option-form-${slugOf(name)}`;
  return speech.knows(key) ? t(key) : name;
}

/** A level, 1 to 4. */
export const levelNamed = (level: number): string => t(`zen-level-${level}`);
