/** Connections to a table: the WebSocket of a server, or the engine on this device. */
import { socketOf } from "./http";

export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

const device = __SITE__ ? (await import("../pocket/line")).DeviceLine : null;

export const lineTo = (table: string): Line => (device ? new device(table) : (new WebSocket(socketOf(table)) as unknown as Line));
export const OPEN = 1;
