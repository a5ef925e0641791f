/** What the person at this device prefers; kept here and nowhere else. */
import type { Language, Speed } from "./board/types";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  autoThrow: boolean;
  autoSingle: boolean;
  /** Whether the chances to win are shown at the table. */
  chances: boolean;
  /** Whether the system tells that it is one's turn, where it was allowed to. */
  notify: boolean;
  name: string;
}

const PLACE = "colonnade.preferences";

function usual(): Kept {
  const french = navigator.languages.find((tag) => /^(fr|en)\b/i.test(tag)) ?? "fr";
  return {
    language: french.toLowerCase().startsWith("en") ? "en" : "fr",
    theme: "auto",
    speed: 1,
    sound: false,
    autoThrow: false,
    autoSingle: false,
    chances: false,
    notify: false,
    name: "",
  };
}

function kept(): Kept {
  try {
    return { ...usual(), ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual();
  }
}

export const preferences: Kept = $state(kept());

const darkOutside = window.matchMedia("(prefers-color-scheme: dark)");
let outside = $state(darkOutside.matches);
darkOutside.addEventListener("change", (event) => {
  outside = event.matches;
});

/** Write the preferences down and show them on the page; runs again whenever one changes. */
export function keepPreferences(): void {
  const { theme, language } = preferences;
  const dark = theme === "dark" || (theme === "auto" && outside);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
  document.documentElement.lang = language;
  try {
    localStorage.setItem(PLACE, JSON.stringify(preferences));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
