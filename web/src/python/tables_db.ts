/** The logs of the tables in IndexedDB: what `colonnade.browser.store` asks for, in transactions. */

const NAME = "colonnade";
const VERSION = 1;
const STORES = ["tables", "entries", "commands"] as const;

interface Kept {
  readonly version: number;
  readonly finished: boolean;
  readonly wake: number | null;
  readonly touched: number;
  readonly secret: string;
}
interface Append {
  readonly do: "append";
  readonly table: string;
  readonly after: number;
  readonly entries: readonly string[];
  readonly command: string | null;
  readonly finished: boolean;
  readonly wake: number | null;
  /** Given where the log is new. */
  readonly secret: string | null;
}
interface Clock {
  readonly table_id: string;
  readonly version: number;
  readonly seconds: number;
}
export type Question =
  | Append
  | { readonly do: "read"; readonly table: string; readonly after: number }
  | { readonly do: "answer"; readonly table: string; readonly command: string }
  | { readonly do: "ids"; readonly after: string; readonly limit: number }
  | { readonly do: "delete"; readonly tables: readonly string[] }
  | {
      readonly do: "replace";
      readonly table: string;
      /** By their numbers, the first of which is 1. */
      readonly entries: Readonly<Record<string, string>>;
    }
  | { readonly do: "clocks"; readonly clocks: readonly Clock[] }
  | { readonly do: "check" };

export class TablesDatabase {
  private opening: Promise<IDBDatabase> | null = null;

  /** `appended` is told of every log that has grown. */
  constructor(private readonly appended: (table: string, version: number) => void) {}

  /** Do what is asked; throws where the browser keeps nothing, or is full. */
  async ask(question: Question): Promise<unknown> {
    switch (question.do) {
      case "append":
        return this.append(question);
      case "read":
        return this.read(question.table, question.after);
      case "answer": {
        const { table, command } = question;
        const stored = (await this.begin("readonly")).objectStore("commands");
        return (await result(stored.get([table, command]))) ?? null;
      }
      case "delete":
        return this.delete(question.tables);
      case "ids": {
        const { after, limit } = question;
        const tables = (await this.begin("readonly")).objectStore("tables");
        return result(tables.getAllKeys(IDBKeyRange.lowerBound(after, true), limit));
      }
      case "replace":
        return this.replace(question.table, question.entries);
      case "clocks":
        return this.keepClocks(question.clocks);
      case "check":
        await this.begin("readonly");
        return null;
    }
  }

  /** Compare and write in one transaction; what was found before, null where nothing was. */
  private async append(write: Append): Promise<{ version: number; answered: number | null } | null> {
    const { table, after, entries, command } = write;
    const transaction = await this.begin("readwrite");
    const tables = transaction.objectStore("tables");
    const commands = transaction.objectStore("commands");
    const kept = (await result(tables.get(table))) as Kept | undefined;
    const answered =
      command === null
        ? null
        : (((await result(commands.get([table, command]))) as number | undefined) ?? null);
    const found = kept === undefined ? null : { version: kept.version, answered };
    const secret = kept === undefined ? write.secret : write.secret === null ? kept.secret : null;
    if (secret === null || answered !== null || (found?.version ?? 0) !== after) return found;
    const version = after + entries.length;
    entries.forEach((entry, at) =>
      transaction.objectStore("entries").put(entry, [table, after + at]),
    );
    if (command !== null) commands.put(version, [table, command]);
    const { finished, wake } = write;
    tables.put({ version, finished, wake, touched: Date.now() / 1000, secret }, table);
    await done(transaction);
    this.appended(table, version);
    return found;
  }

  private async read(table: string, after: number): Promise<unknown> {
    const transaction = await this.begin("readonly");
    const kept = (await result(transaction.objectStore("tables").get(table))) as Kept | undefined;
    if (kept === undefined) return null;
    const age = Math.max(0, Date.now() / 1000 - kept.touched);
    if (after >= kept.version) return { ...kept, entries: [], age }; // an empty range is an error
    const range = IDBKeyRange.bound([table, after], [table, kept.version], false, true);
    const entries = await result(transaction.objectStore("entries").getAll(range));
    return { ...kept, entries, age };
  }

  private async keepClocks(clocks: readonly Clock[]): Promise<null> {
    const transaction = await this.begin("readwrite");
    const tables = transaction.objectStore("tables");
    for (const { table_id: table, version, seconds } of clocks) {
      const kept = (await result(tables.get(table))) as Kept | undefined;
      if (kept?.version !== version) continue;
      tables.put({ ...kept, wake: seconds, touched: Date.now() / 1000 }, table);
    }
    await done(transaction);
    return null;
  }

  private async delete(asked: readonly string[]): Promise<readonly string[]> {
    const transaction = await this.begin("readwrite");
    const tables = transaction.objectStore("tables");
    const there: string[] = [];
    for (const table of asked) {
      if ((await result(tables.getKey(table))) === undefined) continue;
      there.push(table);
      tables.delete(table);
      for (const name of ["entries", "commands"]) {
        transaction.objectStore(name).delete(IDBKeyRange.bound([table], [table, []]));
      }
    }
    await done(transaction);
    return there;
  }

  private async replace(table: string, entries: Readonly<Record<string, string>>): Promise<null> {
    const transaction = await this.begin("readwrite");
    const kept = transaction.objectStore("entries");
    for (const [number, entry] of Object.entries(entries)) kept.put(entry, [table, Number(number) - 1]);
    await done(transaction);
    return null;
  }

  private async begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.opening ??= opened();
    try {
      // What has been shown must outlive a crash of the whole machine.
      return (await this.opening).transaction(STORES, mode, { durability: "strict" });
    } catch (fault) {
      this.opening = null; // the browser may have closed it: next time it is opened anew
      throw fault;
    }
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name);
  };
  return result(request);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("the database is full"));
  });
}
