/** What a screen reader is told, in the language of the person here. */

import type { Language } from "../../board/types";
import { fill } from "../../model/grammar";
import type { Kind } from "./shapes";

const WORDS = {
  fr: {
    board: "Plateau de Corintho",
    pieces: { b: "base", c: "colonne", k: "chapiteau" },
    many: { b: "bases", c: "colonnes", k: "chapiteaux" },
    empty: "vide",
    frozen: (turns: number) =>
      turns === 1 ? "gelée encore 1 tour" : `gelée encore ${turns} tours`,
    line: "dans un alignement",
    movable: "peut bouger",
    target: "arrivée possible",
    selected: "choisie",
    reserve: (name: string) => fill("Réserve de {name}", { name }, "fr"),
  },
  en: {
    board: "Board of Corintho",
    pieces: { b: "base", c: "column", k: "capital" },
    many: { b: "bases", c: "columns", k: "capitals" },
    empty: "empty",
    frozen: (turns: number) =>
      turns === 1 ? "frozen for 1 more turn" : `frozen for ${turns} more turns`,
    line: "in a line",
    movable: "can move",
    target: "can be reached",
    selected: "selected",
    reserve: (name: string) => fill("Reserve of {name}", { name }, "en"),
  },
} as const;

export const wordsIn = (language: Language): (typeof WORDS)[Language] => WORDS[language];

export interface Standing {
  readonly stack: string;
  readonly frozen: number;
  readonly lined: boolean;
  readonly movable: boolean;
  readonly target: boolean;
  readonly selected: boolean;
}

/** A cell in words: «b2, base, colonne, gelée encore 2 tours». */
export function cellLabel(cell: string, here: Standing, language: Language): string {
  const words = WORDS[language];
  const said: string[] = [cell];
  if (here.stack === "") said.push(words.empty);
  for (const kind of here.stack) said.push(words.pieces[kind as Kind]);
  if (here.frozen > 0) said.push(words.frozen(here.frozen));
  if (here.lined) said.push(words.line);
  if (here.selected) said.push(words.selected);
  else if (here.target) said.push(words.target);
  else if (here.movable) said.push(words.movable);
  return said.join(", ");
}

/** A kind of piece in a reserve: «3 bases, choisie». */
export function pieceLabel(
  kind: Kind,
  held: number,
  selected: boolean,
  language: Language,
): string {
  const words = WORDS[language];
  const counted = `${held} ${held === 1 ? words.pieces[kind] : words.many[kind]}`;
  return selected ? `${counted}, ${words.selected}` : counted;
}
