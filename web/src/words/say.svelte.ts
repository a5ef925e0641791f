/** The app's words in the language of the person here. */
import { preferences } from "../preferences.svelte";
import { unbroken } from "../store/telling";
import type { Said } from "../wire/schema.gen";
import { en } from "./en";
import { fr, type Word } from "./fr";

/** One of the app's sentences, with its facts. */
export function say(word: Word, facts: Readonly<Record<string, string | number>> = {}): string {
  const template: string = (preferences.language === "fr" ? fr : en)[word];
  const text = template.replace(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
  return unbroken(text, preferences.language);
}

/** What the server says in both languages, in one. */
export function spoken(said: Said): string {
  return unbroken(said[preferences.language], preferences.language);
}

/** What a bot of a level is called. */
export function levelName(level: string): string {
  const word = `level_${level}`;
  return word in fr ? say(word as Word) : level;
}

export function botName(level: string): string {
  return say("bot", { level: levelName(level) });
}

/** Names as a sentence has them: "Ada, Bo and Cy". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  const rest = names.slice(0, -1);
  return rest.length === 0 ? last : `${rest.join(", ")} ${say("and")} ${last}`;
}

/** How far a chance may be wrong; nothing where that is not known, or not worth a word. */
export function doubtOf(margin: number | null): string {
  return margin === null || margin < 0.01 ? "" : say("hint_margin", { margin: percent(margin) });
}

/** Parts of a win added up, with their sign: "+0.94". */
export function wins(amount: number): string {
  const format = new Intl.NumberFormat(preferences.language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "exceptZero",
  });
  return format.format(amount).replace("-", "−");
}

/** A share of a win as people read it; with its sign where it is a gain or a loss. */
export function percent(share: number, signed = false): string {
  const format = new Intl.NumberFormat(preferences.language, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: signed ? "exceptZero" : "auto",
  });
  return format.format(share).replace("-", "−");
}
