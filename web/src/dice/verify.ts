/**
 * Checks the throws of a record by docs/dice.md alone: nothing is asked of the server, which is
 * the one that is being checked.
 */
// Not the browser's own, which exists on https and on localhost only.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { concatBytes } from "@noble/hashes/utils.js";

const SCHEME = "colonnade-dice-1";
const WORDS = 2 ** 32;

export interface Dice {
  readonly secret: string;
  readonly commitment: string;
  readonly table: string;
  readonly seeds: readonly string[];
}

export type Verdict =
  | { readonly holds: true; readonly count: number }
  | { readonly holds: false; readonly fault: "secret" }
  | {
      readonly holds: false;
      readonly fault: "throw";
      readonly number: number;
      readonly due: string;
      readonly token: string;
    };

/** Whether the secret is the one committed to, and every throw follows from it. */
export function verify(
  game: string,
  tokens: readonly string[],
  dice: Dice,
): Verdict {
  const secret = fromHex(dice.secret);
  if (secret === null || toHex(sha256(secret)) !== dice.commitment) {
    return { holds: false, fault: "secret" };
  }
  let number = 0;
  for (const token of tokens) {
    const thrown = throwOf(game, token);
    if (thrown === null) continue;
    number += 1;
    const drawn = throwCase(secret, dice.table, dice.seeds, number, thrown.cases);
    const due = thrown.spell(drawn);
    if (due !== token) return { holds: false, fault: "throw", number, due, token };
  }
  return { holds: true, count: number };
}

/** Which of its equally likely cases a throw shows. */
export function throwCase(
  secret: Uint8Array,
  table: string,
  seeds: readonly string[],
  number: number,
  cases: number,
): number {
  const message = concatBytes(
    text(SCHEME),
    text(table),
    u32(seeds.length),
    ...seeds.map(text),
    u32(number),
  );
  const fair = WORDS - (WORDS % cases);
  for (let block = 0; ; block += 1) {
    const digest = new DataView(hmac(sha256, secret, concatBytes(message, u32(block))).buffer);
    for (let at = 0; at < digest.byteLength; at += 4) {
      const word = digest.getUint32(at);
      if (word < fair) return word % cases;
    }
  }
}

interface Throw {
  readonly cases: number;
  readonly spell: (drawn: number) => string;
}

/** What kind of throw a token is, by the table in docs/dice.md; null for a move. */
function throwOf(game: string, token: string): Throw | null {
  switch (game) {
    case "senet":
      if (/^t\d$/.test(token)) return { cases: 16, spell: (drawn) => `t${heads(drawn) || 6}` };
      return /^d\d$/.test(token) ? dice("d", 1) : null;
    case "columbiz":
      return /^r\d+$/.test(token) ? dice("r", token.length - 1) : null;
    case "les-4-colonnes":
      return /^d\d+$/.test(token) ? dice("d", token.length - 1) : null;
    default:
      return null;
  }
}

function heads(drawn: number): number {
  return [1, 2, 4, 8].filter((coin) => (drawn & coin) !== 0).length;
}

/** So many dice, one after the other, written in order of size. */
function dice(letter: string, count: number): Throw {
  const spell = (drawn: number): string => {
    const shown = Array.from({ length: count }, (_, index) => (Math.floor(drawn / 6 ** index) % 6) + 1);
    return letter + shown.sort((one, other) => one - other).join("");
  };
  return { cases: 6 ** count, spell };
}

function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

function text(value: string): Uint8Array {
  const bytes = new TextEncoder().encode(value);
  return concatBytes(u32(bytes.length), bytes);
}

export function fromHex(hex: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
