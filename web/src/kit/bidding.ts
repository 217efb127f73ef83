import { speech } from "./language.svelte";

/** What somebody did, as something to do: "laid 56 in garden 2" becomes "Lay 56 in garden 2". */
const IRREGULAR: Record<string, string> = { began: "begin", chose: "choose", drew: "draw", gave: "give", grew: "grow", kept: "keep", laid: "lay", left: "leave", let: "let", made: "make", put: "put", took: "take", went: "go" };
const SILENT = /(at|ac|ag|et|id|iz|nc|ov|rd?g|un|us)ed$/; // an e stays: placed, moved, pruned, completed, renounced

function bare(verb: string): string {
  if (verb in IRREGULAR) return IRREGULAR[verb]!;
  return verb.endsWith("ed") ? verb.slice(0, SILENT.test(verb) ? -1 : -2) : verb;
}

export function bidding(deed: string): string {
  if (!speech.code.startsWith("en")) return deed; // other languages tell a deed as they would ask for it
  const bid = deed.replace(/^[a-z]+/, bare).replace(/\band ([a-z]+)/g, (whole, verb: string) => (verb in IRREGULAR ? `and ${bare(verb)}` : whole));
  return bid.charAt(0).toUpperCase() + bid.slice(1);
}
