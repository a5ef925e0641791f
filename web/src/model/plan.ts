/** A game being set up: who sits where, with which options. */
import type { GameCard, OpenTable, OptionCard, OptionValue, SeatPlan } from "../wire/schema.gen";

export type How = "here" | "bots" | "friends";
export type Sitter = "me" | "bot" | "friend";

export const BEGINS = ["seated", "youngest", "highest", "random"] as const;
/** How it is decided who begins. */
export type Begins = (typeof BEGINS)[number];

export interface SeatChoice {
  readonly sitter: Sitter;
  readonly level: string;
  readonly name: string;
}

export interface Plan {
  readonly players: number;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly SeatChoice[];
}

/** The level of a bot that plays neither badly nor too well. */
export function middleLevel(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? "random";
}

/** Who sits where when nothing else is said: the person here first. */
export function seated(how: How, players: number, level: string, name: string): SeatChoice[] {
  const others: Sitter = how === "here" ? "me" : how === "bots" ? "bot" : "friend";
  return Array.from({ length: players }, (_, seat) => ({
    sitter: seat === 0 ? "me" : others,
    level,
    name: seat === 0 ? name : "",
  }));
}

/** The values of an option that can be chosen with so many players. */
export function choosable(option: OptionCard, players: number): readonly OptionValue[] {
  return option.values.filter((value) => value.players.includes(players));
}

/** Options with what cannot be chosen any more replaced by what is usual. */
export function fitting(
  card: GameCard,
  options: Readonly<Record<string, string>>,
  players: number,
): Record<string, string> {
  const fit: Record<string, string> = { players: String(players) };
  for (const option of card.options) {
    const values = choosable(option, players);
    const chosen = values.find((value) => value.value === options[option.name]) ?? values[0];
    if (chosen !== undefined) fit[option.name] = chosen.value;
  }
  return fit;
}

/** What the server is asked to open. */
export function opening(
  game: string,
  plan: Plan,
  settings: NonNullable<OpenTable["settings"]>,
  position = "",
): OpenTable {
  const seats = plan.seats.slice(0, plan.players).map(
    (seat): SeatPlan =>
      seat.sitter === "bot"
        ? { bot: seat.level }
        : seat.sitter === "me"
          ? { me: true, name: seat.name.trim() }
          : {},
  );
  return { game, options: plan.options, settings, seats, position };
}
