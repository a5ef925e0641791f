/** Views and stories as a server would send them, with only what a test is about written out. */
import type { TableEvent, Hello, Seat, Update, View } from "../src/wire/schema.gen";

export const PERSON: Seat = { kind: "person", name: "Ada", bot: "", resigned: false, vacant: false };
export const BOT: Seat = { kind: "bot", name: "", bot: "random", resigned: false, vacant: false };
export const OPEN: Seat = { kind: "open", name: "", bot: "", resigned: false, vacant: false };

export function view(facts: Partial<View> = {}): View {
  return {
    version: 3,
    table: "t",
    game: "senet",
    options: { players: "2" },
    settings: { auto_throw: false, take_back: true, turn_seconds: 0, stand_in: "random", listed: false, own_dice: false },
    seats: [PERSON, PERSON],
    colours: [
      { en: "White", fr: "Blanc", colour: "white" },
      { en: "Black", fr: "Noir", colour: "black" },
    ],
    teams: [],
    awaits: { kind: "choice", seat: 0, situation: [] },
    legal: ["1-2", "3-4"],
    gestures: {},
    position: "",
    scene: { pieces: [] },
    tokens: 0,
    last: null,
    take_back: null,
    dice: null,
    result: null,
    ending: "",
    parent: "",
    rematch: "",
    ...facts,
  };
}

export function happening(version: number, facts: Partial<TableEvent> = {}): TableEvent {
  return { version, kind: "played", seat: 0, token: "1-2", events: [], facts: {}, ...facts };
}

export function hello(version: number, story: readonly TableEvent[] = []): Hello {
  const rest = { seat: 0, present: [true, false], spectators: 1, remaining: null };
  return { is: "hello", view: view({ version }), story, ...rest };
}

export function update(version: number, story: readonly TableEvent[]): Update {
  return { is: "update", version, story, view: view({ version }), remaining: null };
}
