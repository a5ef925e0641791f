/** Each game's board, fetched when it is wanted. */
import type { Component } from "svelte";

import type { BoardProps } from "../board/types";

/** A board; `skip` ends at once what it is showing. */
export type BoardComponent = Component<BoardProps, { skip: () => void }>;

const boards = import.meta.glob<{ default: BoardComponent }>(["./*/Board.svelte", "../parts/SvgBoard.svelte"]);

/** The board of a game; for one that brings its own drawings what shows those; else null. */
export async function boardOf(game: string, hasDrawings = false): Promise<BoardComponent | null> {
  const own = boards[`./${game}/Board.svelte`] ?? boards[`./${game.replaceAll("-", "_")}/Board.svelte`];
  const load = own ?? (hasDrawings ? boards["../parts/SvgBoard.svelte"] : undefined);
  return load === undefined ? null : (await load()).default;
}

/** Fetch a board that will be wanted soon; if that fails, it is fetched when it is wanted. */
export function fetchBoard(game: string): void {
  boardOf(game).catch(() => undefined);
}
