/** Seats as people see them: a name, a colour, a mark; never a colour alone. */
import type { Colour, SeatInfo } from "../board/types";
import type { Said, Seat } from "../wire/schema.gen";
import type { Language } from "./words";

const COLOURS: readonly Colour[] = ["yellow", "red", "green", "blue", "white", "black"];
/** For games whose pieces have no colour: the seat's number decides. */
const BY_NUMBER: readonly Colour[] = ["yellow", "blue", "green", "red"];

/** The hue of a seat: the colour the game calls it by, else that of its number. */
export function colourOf(called: Said, seat: number): Colour {
  const named = called.en.toLowerCase() as Colour;
  return COLOURS.includes(named) ? named : (BY_NUMBER[seat] ?? "yellow");
}

/** The letter of a colour in the language, or the number of a seat without one. */
export function markOf(called: Said, seat: number, language: Language): string {
  const isColour = COLOURS.includes(called.en.toLowerCase() as Colour);
  return isColour ? called[language].slice(0, 1).toUpperCase() : String(seat + 1);
}

/** Every seat for the boards and the panels; a bot is called by its colour and its kind. */
export function seatInfos(
  colours: readonly Said[],
  seats: readonly Seat[] | null,
  language: Language,
  botName: (level: string) => string,
): readonly SeatInfo[] {
  return colours.map((called, seat) => {
    const sitting = seats?.[seat];
    const isBot = sitting?.kind === "bot";
    const own = isBot ? botName(sitting.bot) : (sitting?.name ?? "");
    return {
      name: own === "" ? called[language] : own,
      colour: colourOf(called, seat),
      mark: markOf(called, seat, language),
    };
  });
}
