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

/** The option whose values name a colour for each seat, in order, where people choose their colours. */
export const COLOURS = "colours";

/** A seating for each colour that a seat can have. */
export function seatColours(option: OptionCard, players: number, seat: number): readonly OptionValue[] {
  const values = choosable(option, players);
  const colour = ({ value }: OptionValue): string | undefined => value.split(",")[seat];
  return values.filter((one, index) => values.findIndex((other) => colour(other) === colour(one)) === index);
}

/** The seating in which a seat has a colour and most others keep theirs. */
export function recoloured(
  option: OptionCard,
  players: number,
  chosen: string,
  seat: number,
  colour: string,
): string {
  const before = chosen.split(",");
  const kept = (letters: readonly string[]): number =>
    letters.filter((letter, index) => letter === before[index]).length;
  const [best] = choosable(option, players)
    .map(({ value }) => value.split(","))
    .filter((letters) => letters[seat] === colour)
    .sort((one, other) => kept(other) - kept(one));
  return best?.join(",") ?? chosen;
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
