/** Keys of seats that were given while this page is open; they are kept nowhere else here. */
import { keepGame } from "./unfinished";
import { api } from "./wire/api";
import type { OpenTable, SeatLink } from "./wire/schema.gen";

const links = new Map<string, readonly SeatLink[]>();

/** The links to one's own seats, as long as the page remembers them. */
export function ownLinks(table: string): readonly SeatLink[] {
  return links.get(table) ?? [];
}

export function rememberLink(link: SeatLink): void {
  links.set(link.table, [...ownLinks(link.table), link]);
}

/** Open a table, note which of its seats are played here, and return its id. */
export async function openAndKeep(asked: OpenTable): Promise<string> {
  const opened = await api.openTable(asked);
  links.set(opened.table, opened.links);
  keepGame({
    table: opened.table,
    game: asked.game,
    mine: opened.links.map((link) => link.seat),
    names: opened.view.seats.map((seat) => seat.name),
    at: Date.now(),
    over: false,
  });
  return opened.table;
}
