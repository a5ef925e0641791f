/** Going on to the rematch: the seats one has here are taken there too. */
import { saveSeats } from "../saved_games";
import { api } from "../wire/api";
import type { View } from "../wire/schema.gen";

/** Sit down at the next table as here, and return its address. */
export async function takeRematchSeats(
  view: View,
  next: string,
  mine: readonly number[],
): Promise<string> {
  const seats: number[] = [];
  for (const seat of mine) seats.push((await api.follow(view.table, seat)).seat);
  if (seats.length > 0) saveSeats(next, view.game, seats.sort());
  return `/table/${next}`;
}
