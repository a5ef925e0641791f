/**
 * Filling a sentence with names and numbers, as each language wants it.
 *
 * Besides `{fact}`, a template may have `{count|die|dice}`, a number and what is counted, and
 * `{#count|is|are}`, what agrees with a number that is not written there. French joins `de` and `à`
 * to a name: «d’Ada», «du joueur 2», «au robot facile»; before any other fact they stay. “The bot”
 * has a capital only at the beginning of a sentence. The last of several dice is joined by a word:
 * “2 and 4”. The server does the same in `kernel/grammar.py`, and both are tested with the same cases.
 */
import type { Language, Text } from "./words";

export type Filling = Readonly<Record<string, string | number>>;

const HOLE = /(?:(?<![\p{L}\d])([Dd]e|[Àà]|[Pp]our|[Pp]ar|[Cc]ontre|[Aa]vec) )?\{(#?)(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/gu;
/** Facts under these names are shown as somebody's name. */
const NAMES = new Set(["seat", "owner", "victim", "partner", "name", "names", "other", "winners", "others"]);
/** The word before the last of a list, for facts that are lists. */
const LAST: Readonly<Record<string, Text>> = {
  dice: { en: "and", fr: "et" },
  squares: { en: "and", fr: "et" },
  either: { en: "or", fr: "ou" },
};
/** A y before a vowel is a consonant: «d’Yves», but «de Yann». */
const VOWEL = /^(?:[aeiouhàâäéèêëîïôöùûüœæ]|y(?![aeiouàâéèêëîïôöù]))/i;
/** Before these an h is not silent: «le jeton de Hans». */
const ASPIRATED = new Set(
  (
    "hakan hakim hal halim hamid hamza hana hans harald haroun harry haruki hassan heidi heinz " +
    "helmut hicham hind hiro horst houda hugh"
  ).split(" "),
);
/** Somebody without a name is called by a common noun: «du joueur 2», «du robot». */
const COMMON = /^(?:Le )?((?:Joueur|[Rr]obot)(?!\p{L}).*)/su;
/** What bots are called, with a capital at the beginning of a sentence only. */
const BOT = /^(?:Le robot|The bot|Bot \d)(?!\p{L})/u;
const MIDWAY = /[^\s.!?]\s$/;

const CONTRACTED = new Map([["de", "du"], ["De", "Du"], ["à", "au"], ["À", "Au"]]);

/** A template of a language with its facts; a hole without a fact stays. */
export function fill(template: string, facts: Filling, language: Language): string {
  return template.replace(
    HOLE,
    (
      hole: string,
      before: string | undefined,
      silent: string,
      name: string,
      one: string | undefined,
      many: string | undefined,
      at: number,
    ) => {
      const fact = facts[name];
      if (fact === undefined) return hole;
      const lead = before === undefined ? "" : `${before} `;
      if (one !== undefined && many !== undefined) {
        const noun = isSingle(Number(fact), language) ? one : many;
        return lead + (silent === "" ? `${fact} ${noun}` : noun);
      }
      if (!NAMES.has(name)) return lead + listed(String(fact), LAST[name]?.[language]);
      if (language === "fr" && before !== undefined) return withName(before, String(fact));
      const isMidway = before !== undefined || MIDWAY.test(template.slice(0, at));
      return lead + (isMidway ? midway(String(fact)) : fact);
    },
  );
}

/** A list whose last part is joined by a word. */
function listed(fact: string, word: string | undefined): string {
  return word === undefined ? fact : fact.replace(/, ([^,]*)$/, ` ${word} $1`);
}

/** A name within a sentence. */
export function midway(name: string): string {
  return BOT.test(name) ? lower(name) : name;
}

function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** French counts none as it counts one. */
function isSingle(count: number, language: Language): boolean {
  return Math.abs(count) === 1 || (count === 0 && language === "fr");
}

/** A preposition and the name that follows. */
function withName(before: string, name: string): string {
  const of = before === "de" || before === "De";
  const common = COMMON.exec(name)?.[1];
  if (common !== undefined) return `${CONTRACTED.get(before) ?? `${before} le`} ${lower(common)}`;
  const first = name.toLowerCase().split(/[\s(-]/)[0] ?? "";
  if (of && VOWEL.test(name) && !ASPIRATED.has(first)) return `${before.slice(0, 1)}’${name}`;
  return `${before} ${name}`;
}
