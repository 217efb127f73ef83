/** Names of forms and levels in the reader's language. */
import { speech, t } from "../../kit/language/language.svelte";

/** "Tea Bowl" is tea-bowl in message keys and file names. */
export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** Our forms have translated names in the catalogue; forms of a custom file keep the name written there. */
export function formNamed(name: string): string {
  const key = `option-form-${slugOf(name)}`;
  return speech.knows(key) ? t(key) : name;
}

/** A level, 1 to 4. */
export const levelNamed = (level: number): string => t(`zen-level-${level}`);
