/** What the saved games add up to: selectors over a list of games, and nothing else. */
import { plainLevel } from "./model/levels";
import type { SavedGame } from "./saved_games";

export type Outcome = "won" | "shared" | "lost" | "unknown";

/** How a finished game ended for the one seat that was played here. */
export function outcomeOf(game: SavedGame): Outcome {
  const [mine, ...others] = game.mine;
  if (!game.over || game.result === null || mine === undefined || others.length > 0) {
    return "unknown";
  }
  const share = game.result[mine];
  if (share === undefined) return "unknown";
  return share === "1" ? "won" : share === "0" ? "lost" : "shared";
}

/** The level of the bots one played against; empty where a person played or levels differed. */
export function levelOf(game: SavedGame): string {
  const others = game.seats.filter((_, seat) => !game.mine.includes(seat));
  const levels = new Set(others.map((seat) => (seat.kind === "bot" ? seat.bot : "")));
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

/** Whether a game awaits somebody who plays here. */
export function awaitsMe(game: SavedGame): boolean {
  const { kind, seat } = game.awaits;
  const isAwaited = kind === "choice" || kind === "throw";
  return !game.over && isAwaited && seat !== null && game.mine.includes(seat);
}

export interface Tally {
  readonly game: string;
  /** Empty for games against people or mixed levels. */
  readonly level: string;
  readonly played: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
}

/** One row for each game and level that was played to the end, in order of first appearance. */
export function tallies(games: readonly SavedGame[]): readonly Tally[] {
  const rows = new Map<string, Tally>();
  for (const game of games) {
    const outcome = outcomeOf(game);
    if (outcome === "unknown") continue;
    const level = plainLevel(levelOf(game));
    const key = `${game.game} ${level}`;
    const row = rows.get(key) ?? { game: game.game, level, played: 0, won: 0, shared: 0, lost: 0 };
    rows.set(key, { ...row, played: row.played + 1, [outcome]: row[outcome] + 1 });
  }
  return [...rows.values()];
}
