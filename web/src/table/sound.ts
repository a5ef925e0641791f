/** What is heard of what happened: which sounds, of what material, and when. */
import type { TableEvent } from "../board/types";
import { strike, type Timbre } from "./synthesis";

export interface Heard {
  readonly timbre: Timbre;
  /** Seconds after it begins, at the usual speed. */
  readonly at: number;
  /** From 0 to 1. */
  readonly loudness: number;
}

/** What the pieces of a game are made of. */
const PIECES: Readonly<Record<string, Timbre>> = {
  "les-4-colonnes": "stone",
  corintho: "stone",
  columbiz: "wood",
  senet: "wood",
};
const DICE_TIMES = [0, 0.09, 0.16, 0.27, 0.34, 0.46];
const COIN_TIMES = [0.3, 0.36, 0.41, 0.46];
const MOVES: ReadonlySet<string> = new Set([
  "exited",
  "advanced",
  "bonus_used",
  "retreated",
  "entered",
  "left",
  "stack_moved",
  "placed",
  "swapped",
]);
const CAPTURES: ReadonlySet<string> = new Set(["captured", "swapped"]);
const SENT_BACK: ReadonlySet<string> = new Set(["sent_to_start", "sent_to_workshop", "waits"]);
/** When a piece touches the board, after it was lifted. */
const LANDS = 0.2;
const WON = /(^|_)(won|built)(_|$)|^shared$/;

/** The sounds of one entry of the log. */
export function soundsOf(happening: TableEvent, game: string, coins: boolean): readonly Heard[] {
  const kinds = happening.events.map((event) => event.kind);
  const pieces = PIECES[game] ?? "wood";
  const heard: Heard[] = [];
  if (happening.kind === "thrown") {
    const times = coins ? COIN_TIMES : DICE_TIMES;
    const timbre = coins ? "coin" : "bone";
    times.forEach((at, index) => heard.push({ timbre, at, loudness: 0.9 - 0.1 * index }));
  }
  for (const kind of kinds) {
    if (MOVES.has(kind) || /_(placed|stacked)$/.test(kind)) {
      heard.push({ timbre: pieces, at: LANDS, loudness: 0.8 });
    }
    if (CAPTURES.has(kind)) heard.push({ timbre: pieces, at: 2 * LANDS, loudness: 1 });
    if (SENT_BACK.has(kind)) heard.push({ timbre: pieces, at: 2 * LANDS, loudness: 0.6 });
    if (kind === "washed_back") heard.push({ timbre: "water", at: LANDS, loudness: 0.9 });
    if (/^line_(made|grown|extended)$|_lined_up$/.test(kind)) {
      heard.push({ timbre: "string", at: 2 * LANDS, loudness: 0.6 });
    }
  }
  if (kinds.some((kind) => WON.test(kind))) heard.push({ timbre: "bronze", at: 0.5, loudness: 1 });
  return heard;
}

/** Let people hear it, as fast as it is shown. */
export function hear(happening: TableEvent, game: string, coins: boolean, speed: number): void {
  for (const { timbre, at, loudness } of soundsOf(happening, game, coins)) {
    strike(timbre, at / Math.max(1, speed), loudness);
  }
}
