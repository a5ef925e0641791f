/** What is seen of a story: pieces that come from a reserve, stacks that step onto others. */

import type { Motion } from "../../board/tracking";
import type { TableEvent } from "../../board/types";

export function motionsOf(happening: TableEvent): readonly Motion[] {
  return happening.events.flatMap((event): Motion[] => {
    const to = String(event.facts["to"]);
    if (event.kind === "stack_moved") {
      return [{ seat: null, from: String(event.facts["from"]), to, via: [to] }];
    }
    if (event.kind.endsWith("_placed") || event.kind.endsWith("_stacked")) {
      const kind = String(event.facts["piece"]);
      return [{ seat: null, kind, from: reservePlace(Number(event.facts["seat"]), kind), to, via: [to] }];
    }
    return [];
  });
}

/** The place of a kind of piece in a seat's reserve, as the drawing calls it. */
export function reservePlace(seat: number, kind: string): string {
  return `${seat}:${kind}`;
}

export function readReservePlace(place: string): { readonly seat: number; readonly kind: string } | null {
  const [seat, kind] = place.split(":");
  return kind === undefined ? null : { seat: Number(seat), kind };
}
