/** What the board of Senet says by itself; everything else comes from the game's catalogue. */

import type { Language } from "../../board/types";

const FR = {
  board: "Tablier de senet : trois rangées de dix cases",
  square: (name: string) => `Case ${name}`,
  names: {
    house: "maison",
    good: "la bonne case, à l’abri",
    water: "l’eau",
    three: "trois, à l’abri",
    two: "deux, à l’abri",
    sun: "le soleil, à l’abri",
  } as Readonly<Record<string, string>>,
  waiting: "En attente",
  exit: "Sortis",
  white: "pion blanc",
  black: "pion noir",
  empty: "vide",
  letters: { white: "B", black: "N" } as Readonly<Record<string, string>>,
  goes: (target: string) => `peut aller en ${target}`,
  leaves: "peut sortir",
  selected: "choisi",
  here: "on peut aller ici",
  throwCoins: "Lance les pièces",
  throwDie: "Lance le dé",
  threw: (number: number) => `Lancer : ${number}`,
  notThrown: "Rien n’est encore lancé",
  count: (number: number, what: string) => `${number} ${what}${number > 1 ? "s" : ""}`,
  countWhat: { white: "blanc", black: "noir" } as Readonly<Record<string, string>>,
};

const EN: typeof FR = {
  board: "Senet board: three rows of ten squares",
  square: (name) => `Square ${name}`,
  names: {
    house: "a house",
    good: "the good square, safe",
    water: "water",
    three: "three, safe",
    two: "two, safe",
    sun: "the sun, safe",
  },
  waiting: "Waiting",
  exit: "Out",
  white: "white pawn",
  black: "black pawn",
  empty: "empty",
  letters: { white: "W", black: "B" },
  goes: (target) => `can go to ${target}`,
  leaves: "can leave",
  selected: "selected",
  here: "a pawn can go here",
  throwCoins: "Throw the coins",
  throwDie: "Throw the die",
  threw: (number) => `Thrown: ${number}`,
  notThrown: "Nothing thrown yet",
  count: (number, what) => `${number} ${what}`,
  countWhat: { white: "white", black: "black" },
};

export function wordsIn(language: Language): typeof FR {
  return language === "fr" ? FR : EN;
}
