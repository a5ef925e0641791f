/**
 * Filling a sentence with names and numbers, as each language wants it.
 *
 * Besides `{fact}`, a template may have `{count|die|dice}`, a number and what is counted, and
 * `{#count|is|are}`, what agrees with a number that is not written there. French joins `de` and `à`
 * to a name: «d’Ada», «du joueur 2», «au robot facile»; before any other fact they stay. The server
 * does the same in `kernel/grammar.py`, and both are tested with the same cases.
 */
import type { Language } from "./words";

export type Filling = Readonly<Record<string, string | number>>;

const HOLE = /(?:(?<![\p{L}\d])([Dd]e|[Àà]|[Pp]our|[Cc]ontre|[Aa]vec) )?\{(#?)(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/gu;
/** Facts under these names are shown as somebody's name. */
const NAMES = new Set(["seat", "owner", "victim", "partner", "name", "names", "other", "winners", "others"]);
/** A y before a vowel is a consonant: «d’Yves», but «de Yann». */
const VOWEL = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiouàâéèêëîïôöù]))/i;
/** Before these an h is not silent: «le jeton de Hans». */
const ASPIRATED = new Set(
  (
    "hakan hakim hal halim hamid hamza hana hans harald haroun harry haruki hassan heidi heinz " +
    "helmut hicham hind hiro horst houda hugh"
  ).split(" "),
);
/** Somebody without a name is called by a common noun: «du joueur 2». */
const COMMON = /^(?:Joueur|Robot)(?!\p{L})/u;

const CONTRACTED = new Map([["de", "du"], ["De", "Du"], ["à", "au"], ["À", "Au"]]);

/** A template of a language with its facts; a hole without a fact stays. */
export function fill(template: string, facts: Filling, language: Language): string {
  return template.replace(
    HOLE,
    (hole: string, before: string | undefined, silent: string, name: string, one?: string, many?: string) => {
      const fact = facts[name];
      if (fact === undefined) return hole;
      const lead = before === undefined ? "" : `${before} `;
      if (one !== undefined && many !== undefined) {
        const noun = isSingle(Number(fact), language) ? one : many;
        return lead + (silent === "" ? `${fact} ${noun}` : noun);
      }
      const joins = language === "fr" && before !== undefined && NAMES.has(name);
      return joins ? withName(before, String(fact)) : `${lead}${fact}`;
    },
  );
}

/** French counts none as it counts one. */
function isSingle(count: number, language: Language): boolean {
  return Math.abs(count) === 1 || (count === 0 && language === "fr");
}

/** A preposition and the name that follows. */
function withName(before: string, name: string): string {
  const of = before === "de" || before === "De";
  if (COMMON.test(name)) {
    const contracted = CONTRACTED.get(before) ?? `${before} le`;
    return `${contracted} ${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
  }
  const first = name.toLowerCase().split(/[\s(-]/)[0] ?? "";
  if (of && VOWEL.test(name) && !ASPIRATED.has(first)) return `${before.slice(0, 1)}’${name}`;
  return `${before} ${name}`;
}
