/** What the levels of the bots mean, wherever one is chosen or shown. */
import { speech, t } from "../kit/language/language.svelte";
import type { Level } from "../wire/types.gen";

/** How strong it is, in a sentence; of a level that no catalogue knows, what the server says. */
export const aboutLevel = (level: string, levels: readonly Level[] = []): string => (speech.knows(`level-${level}`) ? t(`level-${level}`) : (levels.find((one) => one.name === level)?.about ?? ""));

/** "gakusei, a student". */
export const levelCalled = (level: string): string => t("level-called", { level });
