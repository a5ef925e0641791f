/** What happened, as things that move: pawns along the winding way, coins that turn. */

import { alongWay } from "../../board/geometry";
import type { Motion } from "../../board/tracking";
import type { GameEvent, TableEvent } from "../../board/types";

/** The number an entry throws, null when it throws nothing. */
export function thrown(happening: TableEvent): number | null {
  const event = happening.events.find((one) => one.kind === "threw");
  return event === undefined ? null : Number(event.facts["throw"]);
}

/** The pawns that an event moves. */
export function motionsOf(way: readonly string[], event: GameEvent): readonly Motion[] {
  const { from, to, seat, victim } = event.facts;
  if (typeof from !== "string" || typeof to !== "string") return [];
  const mover = typeof seat === "number" ? seat : null;
  const walk = { seat: mover, from, to, via: alongWay(way, from, to) };
  // The current does not follow the track.
  if (event.kind === "washed_back" || event.kind === "waits") return [{ ...walk, via: [to] }];
  if (event.kind !== "swapped" || typeof victim !== "number") return [walk];
  return [walk, { seat: victim, from: to, to: from, via: [from], together: true }];
}
