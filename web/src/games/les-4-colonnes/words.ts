/** What a screen reader is told of each place, in the language of the person here. */

import type { Language, Piece, SeatInfo } from "../../board/types";
import type { Les4ColonnesPlace } from "../../wire/schema.gen";

const WORDS = {
  fr: {
    board: "Plateau des 4 colonnes",
    square: "Case",
    refuge: "Refuge",
    start: "Case de départ",
    arrow: "Flèche",
    tip: "Pointe de la flèche",
    workshop: "Atelier",
    yellow: "jaune",
    red: "rouge",
    green: "vert",
    blue: "bleu",
    tokens: (count: number, colour: string) =>
      count === 1 ? `un jeton ${colour}` : `${count} jetons ${plural(colour)}`,
    barrier: "barrière",
    empty: "vide",
    movable: "peut bouger",
    target: "arrivée possible",
    selected: "choisi",
    throw: (dice: number) => (dice === 2 ? "Lancer les deux dés" : "Lancer le dé"),
    dice: (faces: string) => `Dés : ${faces}`,
    skip: (squares: number) => `Laisser le bonus de ${squares}`,
    sixes: (count: number) => (count === 1 ? "un six" : `${count} six`),
    double3: "Il faut un double 3",
  },
  en: {
    board: "Board of Les 4 colonnes",
    square: "Square",
    refuge: "Refuge",
    start: "Start square",
    arrow: "Arrow",
    tip: "Tip of the arrow",
    workshop: "Workshop",
    yellow: "yellow",
    red: "red",
    green: "green",
    blue: "blue",
    tokens: (count: number, colour: string) =>
      count === 1 ? `a ${colour} token` : `${count} ${colour} tokens`,
    barrier: "barrier",
    empty: "empty",
    movable: "can move",
    target: "can be reached",
    selected: "selected",
    throw: (dice: number) => (dice === 2 ? "Throw both dice" : "Throw the die"),
    dice: (faces: string) => `Dice: ${faces}`,
    skip: (squares: number) => `Leave the bonus of ${squares}`,
    sixes: (count: number) => (count === 1 ? "one six" : `${count} sixes`),
    double3: "A double 3 is needed",
  },
} as const;

export const wordsIn = (language: Language): (typeof WORDS)[Language] => WORDS[language];

function plural(colour: string): string {
  return `${colour}s`;
}

/** What is on a place, and what can be done there. */
export interface Standing {
  readonly pieces: readonly Piece[];
  readonly barrier: boolean;
  readonly movable: boolean;
  readonly target: boolean;
  readonly selected: boolean;
}

/** A place in words: «Refuge 12, 2 jetons jaunes, barrière, peut bouger». */
export function placeLabel(
  place: Les4ColonnesPlace,
  here: Standing,
  seats: readonly SeatInfo[],
  language: Language,
): string {
  const words = WORDS[language];
  const kind = words[place.kind as "square" | "refuge" | "start" | "arrow" | "tip" | "workshop"];
  const { colour } = place;
  const numbered =
    place.kind === "workshop" || place.kind === "tip" ? "" : ` ${place.name}`;
  const said = [`${kind}${numbered}${colour === undefined ? "" : ` (${words[colour]})`}`];
  const counts = new Map<number, number>();
  for (const { seat } of here.pieces) {
    if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  for (const [seat, count] of counts) {
    const hue = seats[seat]?.colour as "yellow" | "red" | "green" | "blue";
    said.push(words.tokens(count, words[hue]));
  }
  if (counts.size === 0) said.push(words.empty);
  if (here.barrier) said.push(words.barrier);
  if (here.selected) said.push(words.selected);
  else if (here.target) said.push(words.target);
  else if (here.movable) said.push(words.movable);
  return said.join(", ");
}
