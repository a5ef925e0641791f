/** The last view of tables in this browser, so that a board is there before the rules are. */

const KEY = "colonnade.view.";
const MOST = 8;

/** The last view of a table as JSON, empty where there is none. */
export function lastView(table: string, storage: Storage = localStorage): string {
  return storage.getItem(KEY + table)?.replace(/^\d+ /, "") ?? "";
}

/** Keep the view of a table, and forget the oldest of many. */
export function keepView(table: string, view: object, storage: Storage = localStorage): void {
  try {
    storage.setItem(KEY + table, `${Date.now()} ${JSON.stringify(view)}`);
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "")
      .filter((key) => key.startsWith(KEY))
      .sort((one, other) => timeOf(other, storage) - timeOf(one, storage));
    for (const key of keys.slice(MOST)) storage.removeItem(key);
  } catch {
    // A browser that keeps nothing shows the board a little later.
  }
}

export function forgetView(table: string, storage: Storage = localStorage): void {
  storage.removeItem(KEY + table);
}

function timeOf(key: string, storage: Storage): number {
  return Number.parseInt(storage.getItem(key) ?? "0", 10);
}
