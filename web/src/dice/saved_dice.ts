/**
 * What this browser has seen of a table's dice before anything could be known of its throws. The
 * server is the one that is being checked, so its last word is compared with its first.
 */
import type { View } from "../wire/schema.gen";

export interface KeptDice {
  /** The first commitment that the table showed. */
  readonly commitment: string;
  /** The seeds that were added here, by seat. */
  readonly own: Readonly<Record<string, string>>;
  /** The seats that bots had before the first throw. */
  readonly bots: readonly number[];
  /** All seeds, as they stood after the first throw; null before. */
  readonly seeds: readonly string[] | null;
}

export type Swap = "commitment" | "seed" | "bot";

const KEY = "colonnade.dice";
const MOST_TABLES = 300;

function all(storage: Storage): Record<string, KeptDice> {
  try {
    return (JSON.parse(storage.getItem(KEY) ?? "{}") ?? {}) as Record<string, KeptDice>;
  } catch {
    return {};
  }
}

function save(table: string, dice: KeptDice, storage: Storage): void {
  const tables = Object.entries({ ...all(storage), [table]: dice });
  try {
    storage.setItem(KEY, JSON.stringify(Object.fromEntries(tables.slice(-MOST_TABLES))));
  } catch {
    // There is no room: the record can still be verified with what the player has written down.
  }
}

export function keptDice(table: string, storage: Storage = localStorage): KeptDice | null {
  return all(storage)[table] ?? null;
}

/** Keep what a view shows for the first time; whether there is nothing more to keep. */
export function keepDice(view: View, storage: Storage = localStorage): boolean {
  const { dice, table } = view;
  if (dice === null) return true;
  const before = keptDice(table, storage);
  if (before !== null && before.seeds !== null) return true;
  const thrown = dice.throws > 0;
  const bots = view.seats.flatMap((seat, index) => (seat.kind === "bot" ? [index] : []));
  const now: KeptDice = {
    // A seed may have been kept before the first view came.
    commitment: before?.commitment || dice.commitment,
    own: before?.own ?? {},
    bots: thrown ? (before?.bots ?? []) : bots,
    seeds: thrown ? dice.seeds : null,
  };
  if (JSON.stringify(now) !== JSON.stringify(before)) save(table, now, storage);
  return thrown;
}

/** Keep a seed that was added here, and the table has accepted. */
export function keepSeed(
  table: string,
  seat: number,
  seed: string,
  storage: Storage = localStorage,
): void {
  const before = keptDice(table, storage) ?? { commitment: "", own: {}, bots: [], seeds: null };
  save(table, { ...before, own: { ...before.own, [seat]: seed } }, storage);
}

/** What of the dice is not what was kept; null where all of it is. */
export function swapped(
  kept: KeptDice,
  dice: { readonly commitment: string; readonly seeds: readonly string[] },
): Swap | null {
  if (kept.commitment !== "" && kept.commitment !== dice.commitment) return "commitment";
  if (Object.entries(kept.own).some(([seat, seed]) => dice.seeds[Number(seat)] !== seed)) {
    return "seed";
  }
  if (kept.seeds !== null && kept.seeds.join() !== dice.seeds.join()) return "seed";
  return kept.bots.some((seat) => dice.seeds[seat] !== "") ? "bot" : null;
}
