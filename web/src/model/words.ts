/** The types that narration needs, in one place. */
export type { Event, GameWords, TableEvent, Text } from "../wire/schema.gen";
export type Language = "fr" | "en";
export type Facts = Readonly<Record<string, number | string>>;
