/** A sheet as a link: its data is in the fragment, which is never sent to a server. */
import type { Entry } from "./sheet";

const FIRST = "1"; // the version of the encoding

export async function packed(entry: Entry): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(entry)), new CompressionStream("deflate-raw"));
  return FIRST + btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The sheet of a fragment; null if it holds none. */
export async function unpacked(fragment: string): Promise<Entry | null> {
  if (!fragment.startsWith(FIRST)) return null;
  try {
    const text = atob(fragment.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await through(Uint8Array.from(text, (sign) => sign.charCodeAt(0)), new DecompressionStream("deflate-raw"));
    const entry: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isEntry(entry) ? entry : null;
  } catch {
    return null; // truncated, or no sheet
  }
}

/** Whether it has the shape of a sheet; the game's rules check the rest. */
export function isEntry(entry: unknown): entry is Entry {
  const players: unknown = (entry as Entry | null)?.players;
  return Array.isArray(players) && players.length > 0 && players.length < 9 && players.every((player) => typeof (player as { name?: unknown } | null)?.name === "string");
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
