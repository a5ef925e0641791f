/** The games of this browser: which tables, which seats at them, how they stand and ended.
    Keys of seats are cookies and are not kept here. */
import type { Awaits, Seat, View } from "./wire/schema.gen";
import { isLocal } from "./wire/transport";

export interface SavedGame {
  readonly table: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** The seats that are played here. */
  readonly mine: readonly number[];
  readonly seats: readonly SavedSeat[];
  readonly version: number;
  readonly awaits: Awaits;
  /** When it was last opened here, in milliseconds since 1970. */
  readonly at: number;
  /** Since when it has awaited what it awaits, as far as this browser knows. */
  readonly since: number;
  readonly over: boolean;
  readonly result: readonly string[] | null;
  /** The server no longer has the table. */
  readonly gone?: boolean;
}

export type SavedSeat = Pick<Seat, "kind" | "name" | "bot">;

/** An export of all saved games with their records, as it is written to a file. */
export interface SavedFile {
  readonly colonnade: "games";
  readonly games: readonly SavedGame[];
  readonly records: Readonly<Record<string, string>>;
}

const GAMES_KEY = "colonnade.games";
const RECORD_KEY = "colonnade.record.";
export const MOST_GAMES = 500;
/** Records are long: only those of the latest games are kept, the server has the others. */
export const MOST_RECORDS = 60;

/** Every saved game, the last one opened first. */
export function savedGames(storage: Storage = localStorage): readonly SavedGame[] {
  try {
    return readGames(JSON.parse(storage.getItem(GAMES_KEY) ?? "[]"));
  } catch {
    return [];
  }
}

export function savedGame(table: string, storage: Storage = localStorage): SavedGame | undefined {
  return savedGames(storage).find((game) => game.table === table);
}

/** The seats that are played here at a table. */
export function mySeats(table: string, storage: Storage = localStorage): readonly number[] {
  return savedGame(table, storage)?.mine ?? [];
}

/** Note which seats are played here, before anything else is known of the table. */
export function saveSeats(
  table: string,
  game: string,
  mine: readonly number[],
  storage: Storage = localStorage,
): void {
  const now = Date.now();
  put({ ...EMPTY, table, game, mine, at: now, since: now }, storage);
}

/** Save a game as it stands. `opened` is false where it was only asked about. */
export function saveView(
  view: View,
  mine: readonly number[],
  opened = true,
  storage: Storage = localStorage,
): SavedGame {
  const now = Date.now();
  const before = savedGame(view.table, storage);
  const isSame = before !== undefined && before.version === view.version;
  const saved: SavedGame = {
    table: view.table,
    game: view.game,
    options: view.options,
    mine,
    seats: view.seats.map(({ kind, name, bot }) => ({ kind, name, bot })),
    version: view.version,
    awaits: view.awaits,
    at: opened ? now : (before?.at ?? now),
    since: isSame ? before.since : now,
    over: view.awaits.kind === "nothing",
    result: view.result,
  };
  put(saved, storage);
  return saved;
}

/** Note that the server no longer has a table. */
export function markGone(table: string, storage: Storage = localStorage): void {
  const before = savedGame(table, storage);
  if (before !== undefined) put({ ...before, gone: true }, storage);
}

/** Take a game off the list; a table on a server stays there. */
export function forgetGame(table: string, storage: Storage = localStorage): void {
  write(
    savedGames(storage).filter((game) => game.table !== table),
    storage,
  );
  storage.removeItem(RECORD_KEY + table);
  if (isLocal(table)) void import("./local_tables").then((local) => local.deleteTable(table));
}

export function savedRecord(table: string, storage: Storage = localStorage): string {
  return storage.getItem(RECORD_KEY + table) ?? "";
}

/** Keep the record of a game, so that it outlives the table: of one that is over, or whose table
    was in another browser. */
export function saveRecord(table: string, text: string, storage: Storage = localStorage): void {
  const keep = new Set(
    savedGames(storage)
      .filter((game) => game.over || isLocal(game.table))
      .slice(0, MOST_RECORDS)
      .map((game) => game.table),
  );
  for (const key of keysOf(storage)) {
    if (!keep.has(key.slice(RECORD_KEY.length))) storage.removeItem(key);
  }
  attempt(() => storage.setItem(RECORD_KEY + table, text));
}

/** All games and records, for a file; `more` are records that are not kept here. */
export function exportGames(
  storage: Storage = localStorage,
  more: Readonly<Record<string, string>> = {},
): SavedFile {
  const records = Object.fromEntries(
    keysOf(storage).map((key) => [key.slice(RECORD_KEY.length), storage.getItem(key) ?? ""]),
  );
  return { colonnade: "games", games: savedGames(storage), records: { ...more, ...records } };
}

/** Add the games of a file to those here, and return how many were new; null if it is no such
    file. What is known here of a game is newer than what a file says. */
export function importGames(text: string, storage: Storage = localStorage): number | null {
  let file: Partial<SavedFile>;
  try {
    file = JSON.parse(text) as Partial<SavedFile>;
  } catch {
    return null;
  }
  if (file?.colonnade !== "games" || !Array.isArray(file.games)) return null;
  const here = savedGames(storage);
  const known = new Set(here.map((game) => game.table));
  const added = readGames(file.games).filter((game) => !known.has(game.table));
  write([...here, ...added], storage);
  for (const game of added) {
    const record = file.records?.[game.table];
    if (typeof record === "string" && record !== "") saveRecord(game.table, record, storage);
  }
  return added.length;
}

/** Forget the games opened since a time, as when a visitor has left a public screen. */
export function forgetSince(time: number, storage: Storage = localStorage): void {
  for (const { table, at } of savedGames(storage)) if (at >= time) forgetGame(table, storage);
}

const EMPTY: SavedGame = {
  table: "",
  game: "",
  options: {},
  mine: [],
  seats: [],
  version: 0,
  awaits: { kind: "seats", seat: null, situation: [] },
  at: 0,
  since: 0,
  over: false,
  result: null,
};

function readGames(found: unknown): readonly SavedGame[] {
  if (!Array.isArray(found)) return [];
  return found
    .filter(
      (game): game is Partial<SavedGame> =>
        typeof game?.table === "string" && typeof game?.game === "string",
    )
    .map((game) => ({ ...EMPTY, ...game, since: game.since ?? game.at ?? 0 }))
    .sort((one, other) => other.at - one.at);
}

function put(game: SavedGame, storage: Storage): void {
  write([game, ...savedGames(storage).filter((saved) => saved.table !== game.table)], storage);
}

function write(games: readonly SavedGame[], storage: Storage): void {
  const sorted = [...games].sort((one, other) => other.at - one.at);
  attempt(() => storage.setItem(GAMES_KEY, JSON.stringify(sorted.slice(0, MOST_GAMES))));
}

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "").filter((key) =>
    key.startsWith(RECORD_KEY),
  );
}

/** A browser that keeps nothing, or is full, still plays. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing can be done about it here.
  }
}
