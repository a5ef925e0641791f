/** The app's words in the language of the person here. */
import { preferences } from "../preferences.svelte";
import { fill, midway } from "../model/grammar";
import { plainLevel } from "../model/levels";
import { unbroken } from "../model/narration";
import type { Text } from "../wire/schema.gen";
import type { Word } from "./fr";

type Language = typeof preferences.language;
type Words = Readonly<Record<Word, string>>;

/** The sentences of the languages that are used: of most people's, one. */
let loaded: Readonly<Partial<Record<Language, Words>>> = $state.raw({});

/** Fetch the words of a language, unless they are there. */
export async function loadWords(language: Language): Promise<void> {
  if (loaded[language] !== undefined) return;
  const words = language === "fr" ? (await import("./fr")).fr : (await import("./en")).en;
  loaded = { ...loaded, [language]: words };
}

/** The words in use; those of the other language until they have come. */
function words(): Words {
  const found = loaded[preferences.language] ?? loaded.fr ?? loaded.en;
  if (found === undefined) throw new Error("words are loaded before anything is drawn");
  return found;
}

/** One of the app's sentences, with its facts. */
export function say(word: Word, facts: Readonly<Record<string, string | number>> = {}): string {
  return unbroken(fill(words()[word], facts, preferences.language), preferences.language);
}

/** What the server says in both languages, in one. */
export function spoken(said: Text): string {
  return unbroken(said[preferences.language], preferences.language);
}

/** What a bot of a level is called. */
export function levelName(level: string): string {
  const word = `level_${plainLevel(level)}`;
  return word in words() ? say(word as Word) : level;
}

export function botName(level: string): string {
  return say("bot", { level: levelName(level) });
}

/** Names as a sentence has them: "Ada, Bo and Cy". */
export function listed(names: readonly string[]): string {
  const inside = names.map((name, at) => (at === 0 ? name : midway(name)));
  const last = inside.at(-1) ?? "";
  const rest = inside.slice(0, -1);
  return rest.length === 0 ? last : `${rest.join(", ")} ${say("and")} ${last}`;
}

/** How far a chance may be wrong; nothing where that is not known, or not worth a word. */
export function doubtOf(margin: number | null): string {
  return margin === null || margin < 0.01 ? "" : say("hint_margin", { margin: percent(margin) });
}

/** Parts of a win added up, with their sign: "+0.94". */
export function wins(amount: number): string {
  const format = new Intl.NumberFormat(locale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return format.format(amount).replace("-", "−");
}

/** How people write numbers and dates here: as the browser does, if it speaks the language. */
export function locale(): string {
  const { language } = preferences;
  const own = navigator.languages.find((tag) => tag.toLowerCase().startsWith(language));
  return own ?? (language === "fr" ? "fr-FR" : "en-GB");
}

/** A share of a win as people read it; with its sign where it is a gain or a loss. */
export function percent(share: number, signed = false, digits = 0): string {
  const format = new Intl.NumberFormat(locale(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(share).replace("-", "−");
}
