/** Each game's board, fetched when it is wanted. */
import type { Component } from "svelte";

import type { BoardProps } from "../board/types";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");

/** The board of a game, null where none is drawn. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  const load = boards[`./${game}/Board.svelte`] ?? boards[`./${game.replaceAll("-", "_")}/Board.svelte`];
  return load === undefined ? null : (await load()).default;
}

/** Fetch a board that will be wanted soon; if that fails, it is fetched when it is wanted. */
export function fetchBoard(game: string): void {
  boardOf(game).catch(() => undefined);
}
