/** Seats as people see them: a name, a colour, a mark; never a colour alone. */
import { SEAT_COLOURS } from "../board/seats.gen";
import type { Colour, SeatInfo } from "../board/types";
import type { RecordedSeat, Seat, SeatName } from "../wire/schema.gen";
import type { Language } from "./words";

/** For games whose pieces have no colour: the seat's number decides. */
const BY_NUMBER: readonly Colour[] = ["yellow", "blue", "green", "red"];

/** The hue of a seat: the colour the game calls it by, else that of its number. */
export function colourOf(called: SeatName, seat: number): Colour {
  return called.colour ?? BY_NUMBER[seat] ?? "yellow";
}

/**
 * The letter of a colour in the language, or the number of a seat without one. Black is K beside
 * blue, and B where there is no other B.
 */
export function markOf(
  called: SeatName,
  seat: number,
  language: Language,
  all: readonly SeatName[],
): string {
  if (called.colour === null) return String(seat + 1);
  const first = called[language].slice(0, 1).toUpperCase();
  const isAlone = all.every((other) => other.en === called.en || !other[language].startsWith(first));
  return isAlone ? first : SEAT_COLOURS[called.colour].letter[language];
}

/** What bots are called whose pieces have no colour, as the server calls them in its sentences. */
function botCalled(seat: number, isAlone: boolean, language: Language): string {
  if (isAlone) return language === "fr" ? "Le robot" : "The bot";
  return `${language === "fr" ? "Le robot" : "Bot"} ${seat + 1}`;
}

/** Every seat for the boards and the panels; whoever has no name, as bots, is called by its colour. */
export function seatInfos(
  colours: readonly SeatName[],
  seats: readonly Seat[] | null,
  language: Language,
): readonly SeatInfo[] {
  const isAlone = seats?.filter((sitting) => sitting.kind === "bot").length === 1;
  return colours.map((called, seat) => {
    const sitting = seats?.[seat];
    const isBot = sitting?.kind === "bot";
    const own = isBot ? "" : (sitting?.name ?? "");
    const without =
      isBot && called.colour === null ? botCalled(seat, isAlone, language) : called[language];
    return {
      name: own === "" ? without : own,
      colour: colourOf(called, seat),
      mark: markOf(called, seat, language, colours),
    };
  });
}

/** Who sat where in a recorded game. */
export function sittingOf(seats: readonly RecordedSeat[]): readonly Seat[] | null {
  if (seats.length === 0) return null;
  return seats.map(({ name, bot }): Seat => {
    return { kind: bot === "" ? "person" : "bot", name, bot, resigned: false, vacant: false };
  });
}
