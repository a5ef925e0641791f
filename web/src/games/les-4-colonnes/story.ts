/** What is seen of a story: the throw, and the tokens that walk. */

import type { Motion } from "../../board/tracking";
import type { GameEvent, TableEvent } from "../../board/types";
import type { Les4ColonnesRoad } from "../../wire/schema.gen";
import { spotOf, wayBetween } from "./arrangement";

/** A throw as it was made. */
export interface Thrown {
  readonly seat: number;
  readonly faces: readonly number[];
}

const WALKS: ReadonlySet<string> = new Set(["exited", "advanced", "bonus_used"]);
const SENT_BACK: ReadonlySet<string> = new Set(["sent_to_start", "sent_to_workshop"]);

/** The throw that happened, null where nobody threw. */
export function thrownIn(happening: TableEvent): Thrown | null {
  const thrown = happening.events.find((event) => event.kind === "threw");
  if (thrown === undefined) return null;
  const faces = String(thrown.facts["dice"]).split(",").map(Number);
  return { seat: Number(thrown.facts["seat"]), faces };
}

/** The tokens that walk, in order; what is captured is knocked home. */
export function motionsOf(happening: TableEvent, roads: readonly Les4ColonnesRoad[]): readonly Motion[] {
  return happening.events.flatMap((event) => motionOf(event, roads) ?? []);
}

function motionOf(event: GameEvent, roads: readonly Les4ColonnesRoad[]): Motion | null {
  const captured = event.kind === "captured";
  const walks = WALKS.has(event.kind);
  if (!captured && !walks && !SENT_BACK.has(event.kind)) return null;
  const seat = Number(event.facts[captured ? "victim" : "owner"]);
  const road = roads[seat];
  if (road === undefined) return null;
  const from = spotOf(road, String(event.facts["from"]));
  const to = spotOf(road, String(event.facts["to"]));
  if (from === null || to === null) return null;
  if (walks) return { seat, from, to, via: wayBetween([road], from, to).slice(1) };
  return captured ? { seat, from, to, via: [to], captured } : { seat, from, to, via: [to] };
}

/** Which dice of a throw are already played: those that no longer lie among the unplayed. */
export function played(faces: readonly number[], unplayed: readonly number[]): readonly boolean[] {
  const left = [...unplayed];
  return faces.map((face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
