/** Reading logs from the browser's database, of which only what reading needs is imitated here. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { TablesDatabase } from "../src/python/tables_db";

type Key = readonly [string, number];
interface Range {
  readonly from: Key;
  readonly to: Key;
}

const KEPT = { version: 2, finished: false, wake: null, touched: 0, secret: "" };
const ENTRIES = ["first", "second"];

/** A request that has its result a little later. */
function request(result: unknown): unknown {
  const made: { result: unknown; onsuccess?: () => void } = { result };
  queueMicrotask(() => made.onsuccess?.());
  return made;
}

const stores: Readonly<Record<string, unknown>> = {
  tables: { get: (table: string) => request(table === "here-1" ? KEPT : undefined) },
  entries: { getAll: ({ from, to }: Range) => request(ENTRIES.slice(from[1], to[1])) },
};
const database = { transaction: () => ({ objectStore: (name: string) => stores[name] }) };

beforeEach(() => {
  vi.stubGlobal("indexedDB", { open: () => request(database) });
  vi.stubGlobal("IDBKeyRange", {
    bound(from: Key, to: Key, _: boolean, isOpen: boolean): Range {
      // As the standard has it.
      if (isOpen && from[1] >= to[1]) throw new DOMException("an empty range", "DataError");
      return { from, to };
    },
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("a log is read from any of its entries on, also where nothing is new", async () => {
  const tables = new TablesDatabase(() => undefined);
  const read = async (after: number): Promise<unknown> =>
    ((await tables.ask({ do: "read", table: "here-1", after })) as { entries: unknown }).entries;
  expect(await read(0)).toEqual(ENTRIES);
  expect(await read(1)).toEqual(["second"]);
  expect(await read(2)).toEqual([]);
  expect(await tables.ask({ do: "read", table: "here-2", after: 0 })).toBeNull();
});
