/** The shapes that telling needs, under one roof. */
export type { Event, GameWords, Happening, Said } from "../wire/schema.gen";
export type Language = "fr" | "en";
export type Facts = Readonly<Record<string, number | string>>;
