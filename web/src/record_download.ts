/** The record of a table in this browser as a file: no server can be linked to for it. */
import { isLocal } from "./wire/transport";

const RECORD = /^\/api\/tables\/([^/]+)\/record$/;

/** Whether a link leads to the record of a table in this browser. */
export function isRecordHere(link: HTMLAnchorElement): boolean {
  return isLocal(RECORD.exec(link.pathname)?.[1] ?? "");
}

export async function downloadRecord(table: string): Promise<void> {
  const { api } = await import("./wire/api");
  const link = document.createElement("a");
  link.download = `${table}.txt`;
  link.href = URL.createObjectURL(new Blob([await api.record(table)], { type: "text/plain" }));
  link.click();
  URL.revokeObjectURL(link.href);
}
