/** A table of this device, with the face of a socket. */
import type { Line } from "../wire/line";
import { Broken } from "./engine.svelte";
import { DeviceTable, NoTable } from "./tables";

const GONE = 4404, LOST = 1006;

export class DeviceLine implements Line {
  readyState = 0;
  onopen: Line["onopen"] = null;
  onmessage: Line["onmessage"] = null;
  onclose: Line["onclose"] = null;

  private table: DeviceTable | undefined;
  private left = false;

  constructor(table: string) {
    void this.open(table);
  }

  send(text: string): void {
    this.table?.hear(text).catch((no: unknown) => this.end(no));
  }

  close(): void {
    this.left = true;
    this.readyState = 3;
    this.table?.close();
  }

  private async open(table: string): Promise<void> {
    try {
      this.table = await DeviceTable.open(table, (answer) => this.onmessage?.({ data: JSON.stringify(answer) }));
    } catch (no) {
      return this.end(no);
    }
    if (this.left) return this.table.close();
    this.readyState = 1;
    this.onopen?.();
  }

  private end(no: unknown): void {
    if (this.left) return;
    this.close();
    if (!(no instanceof NoTable) && !(no instanceof Broken)) console.error(no);
    this.onclose?.({ code: no instanceof NoTable ? GONE : LOST });
  }
}
