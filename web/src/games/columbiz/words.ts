/** What the board of Columbiz says by itself; everything else comes from the game's catalogue. */

import type { Language } from "../../board/types";
import { fill } from "../../model/grammar";

const many = (number: number, one: string, more: string): string =>
  `${number} ${number === 1 ? one : more}`;

const FR = {
  board: "Plateau de Columbiz : six colonnes de six cases",
  cell: (column: unknown, number: unknown) => `Colonne ${column}, case ${number}`,
  pawnOf: (name: string) => fill("pion de {name}", { name }, "fr"),
  empty: "vide",
  pays: (number: number, value: string) => `à prendre avec ${many(number, "dé", "dés")} de ${value}`,
  dice: "Les dés",
  diceOf: (name: string) => `Les dés, ${name}`,
  die: (value: number) => `Dé : ${value}`,
  kept: "mis de côté",
  rail: "Dés mis de côté",
  keepSome: "Touche les dés à garder",
  cup: (number: number) => many(number, "dé dans le cornet", "dés dans le cornet"),
  throwDice: "Lance les dés",
  again: (number: number) => (number === 1 ? "Relancer 1 dé" : `Relancer ${number} dés`),
  all: "Relancer tous les dés",
  allKept: "Laisse un dé à relancer",
  end: "Finir mon tour",
  throwsLeft: (number: number) => many(number, "lancer restant", "lancers restants"),
  placed: (number: number, most: unknown) => `${number} / ${most} pions posés`,
  pad: "Tablette des points",
  player: "Joueur",
  reserve: "Réserve",
  lines: "Lignes",
  captives: "Prison",
  total: "Total",
  turn: "joue maintenant",
};

const EN: typeof FR = {
  board: "Columbiz board: six columns of six cells",
  cell: (column, number) => `Column ${column}, cell ${number}`,
  pawnOf: (name) => `pawn of ${name}`,
  empty: "empty",
  pays: (number, value) => `can be taken with ${many(number, "die", "dice")} showing ${value}`,
  dice: "The dice",
  diceOf: (name) => `The dice, ${name}`,
  die: (value) => `Die: ${value}`,
  kept: "set aside",
  rail: "Dice set aside",
  keepSome: "Touch the dice to keep",
  cup: (number) => many(number, "die in the cup", "dice in the cup"),
  throwDice: "Throw the dice",
  again: (number) => (number === 1 ? "Throw 1 die again" : `Throw ${number} dice again`),
  all: "Throw all dice again",
  allKept: "Leave a die to throw again",
  end: "End my turn",
  throwsLeft: (number) => many(number, "throw left", "throws left"),
  placed: (number, most) => `${number} of ${most} pawns placed`,
  pad: "Score tablet",
  player: "Player",
  reserve: "Reserve",
  lines: "Lines",
  captives: "Prison",
  total: "Total",
  turn: "plays now",
};

export type ColumbizWords = typeof FR;

export function wordsIn(language: Language): ColumbizWords {
  return language === "fr" ? FR : EN;
}
