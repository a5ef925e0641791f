/** The games of this device: which tables, and which seats at them. Keys are cookies, not here. */

export interface KeptGame {
  readonly table: string;
  readonly game: string;
  /** The seats that are played here. */
  readonly mine: readonly number[];
  readonly names: readonly string[];
  /** When it was looked at last, in milliseconds since 1970. */
  readonly at: number;
  readonly over: boolean;
}

const PLACE = "colonnade.games";
const MOST = 30;

/** Every kept game, the last one looked at first. */
export function keptGames(storage: Storage = localStorage): readonly KeptGame[] {
  try {
    const kept = JSON.parse(storage.getItem(PLACE) ?? "[]") as readonly KeptGame[];
    return [...kept].sort((one, other) => other.at - one.at);
  } catch {
    return [];
  }
}

/** The seats that are played here at a table. */
export function mySeats(table: string, storage: Storage = localStorage): readonly number[] {
  return keptGames(storage).find((kept) => kept.table === table)?.mine ?? [];
}

/** Keep a game, in the place of what was known of it. */
export function keepGame(game: KeptGame, storage: Storage = localStorage): void {
  write([game, ...keptGames(storage).filter((kept) => kept.table !== game.table)], storage);
}

/** Take a game off the list; the table itself stays. */
export function forgetGame(table: string, storage: Storage = localStorage): void {
  write(
    keptGames(storage).filter((kept) => kept.table !== table),
    storage,
  );
}

function write(games: readonly KeptGame[], storage: Storage): void {
  try {
    storage.setItem(PLACE, JSON.stringify(games.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
