/** Keys of seats that were given while this page is open; they are kept nowhere else here. */
import { withResults } from "./coach";
import { keepSeed } from "./dice/saved_dice";
import { nonce } from "./nonce";
import { saveView } from "./saved_games";
import { api } from "./wire/api";
import type { OpenTable, SeatLink } from "./wire/schema.gen";

const links = new Map<string, readonly SeatLink[]>();

/** The links to one's own seats, as long as the page remembers them. */
export function ownLinks(table: string): readonly SeatLink[] {
  return links.get(table) ?? [];
}

/** Sit down in a free seat, and add a seed to the dice that the table could not foresee. */
export async function sitDown(table: string, seat: number, name: string): Promise<void> {
  const seed = nonce();
  const link = await api.takeSeat(table, seat, { name, seed });
  keepSeed(table, seat, seed);
  links.set(table, [...ownLinks(table), link]);
}

/** Open a table, sit down where it is planned, note which seats are played here; its id. */
export async function openAndKeep(asked: OpenTable): Promise<string> {
  const coached = withResults(asked);
  const plans = coached.seats ?? [];
  // One sits down only once the table has bound itself to its dice: a seed that it knew before
  // would prove nothing.
  const seats = plans.map((plan) => (plan.me === true ? {} : plan));
  const isHere = plans.every(({ me, bot }) => me === true || (bot ?? "") !== "");
  const opened = await api.openTable({ ...coached, seats }, isHere);
  // Whoever begins has the first seat now, and everybody else moved on.
  const people = plans.flatMap((plan, asked) => (plan.me === true ? [{ plan, asked }] : []));
  const mine = people.map(({ plan, asked }) => ({
    name: plan.name ?? "",
    seat: (asked - opened.first + plans.length) % plans.length,
  }));
  await Promise.all(mine.map(({ seat, name }) => sitDown(opened.table, seat, name)));
  saveView(
    opened.view,
    mine.map(({ seat }) => seat),
  );
  return opened.table;
}
