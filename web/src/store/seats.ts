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
  return isColour(called.en) ? called[language].slice(0, 1).toUpperCase() : String(seat + 1);
}

/** Whether a name is that of a colour: so a record calls whoever gave none, in English. In some
    games the colour is not known yet at the moment that is looked at. */
export function isColour(name: string): boolean {
  return COLOURS.includes(name.toLowerCase() as Colour);
}

/** Every seat for the boards and the panels; whoever has no name, as bots, is called by its colour. */
export function seatInfos(
  colours: readonly Said[],
  seats: readonly Seat[] | null,
  language: Language,
): readonly SeatInfo[] {
  return colours.map((called, seat) => {
    const sitting = seats?.[seat];
    const own = sitting?.kind === "bot" ? "" : (sitting?.name ?? "");
    return {
      name: own === "" || isColour(own) || own === called.en ? called[language] : own,
      colour: colourOf(called, seat),
      mark: markOf(called, seat, language),
    };
  });
}

/** Who sat where in a recorded game; bots are written `bot:LEVEL`. */
export function sittingOf(names: readonly string[]): readonly Seat[] | null {
  if (names.length === 0) return null;
  return names.map((name): Seat => {
    const level = /^bot:(.+)$/.exec(name)?.[1];
    const blank = { resigned: false, vacant: false };
    return level === undefined
      ? { kind: "person", name, bot: "", ...blank }
      : { kind: "bot", name: "", bot: level, ...blank };
  });
}
