/** Descriptions of the bot levels. */
import { speech, t } from "../kit/language/language.svelte";
import type { Level } from "../wire/types.gen";

/** A sentence about its strength; for a level that is not in the catalogue, the server's description. */
export const aboutLevel = (level: string, levels: readonly Level[] = []): string => (speech.knows(`level-${level}`) ? t(`level-${level}`) : (levels.find((one) => one.name === level)?.about ?? ""));

/** "gakusei, a student". */
export const levelCalled = (level: string): string => t("level-called", { level });
