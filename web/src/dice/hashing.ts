/** SHA-256 and HMAC: the browser's own where it has them, which is on https and localhost only. */

export type Bytes = Uint8Array<ArrayBuffer>;
export type Hmac = (key: Bytes, message: Bytes) => Promise<Bytes>;

export async function sha256(message: Bytes): Promise<Bytes> {
  if (globalThis.crypto?.subtle === undefined) return plainSha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", message));
}

export async function hmacSha256(key: Bytes, message: Bytes): Promise<Bytes> {
  if (globalThis.crypto?.subtle === undefined) return plainHmac(key, message);
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

const BLOCK = 64;

/** HMAC by its definition (RFC 2104), for keys that fit a block. */
export function plainHmac(key: Bytes, message: Bytes): Bytes {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const inner = plainSha256(joined(padded.map((byte) => byte ^ 0x36), message));
  return plainSha256(joined(padded.map((byte) => byte ^ 0x5c), inner));
}

export function joined(...parts: readonly Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The first 32 bits of the fractional part of a root of a prime, which is all its constants are. */
function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32);
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

const FIRST = primes(64);
const ROUNDS = Uint32Array.from(FIRST, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(FIRST.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

/** SHA-256 by its definition (FIPS 180-4). */
export function plainSha256(message: Bytes): Bytes {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(length - 4, message.length * 8);
  words.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  const state = Uint32Array.from(START);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < length; at += BLOCK) {
    for (let i = 0; i < 16; i += 1) schedule[i] = words.getUint32(at + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const before = schedule[i - 15] ?? 0;
      const after = schedule[i - 2] ?? 0;
      const low = turned(before, 7) ^ turned(before, 18) ^ (before >>> 3);
      const high = turned(after, 17) ^ turned(after, 19) ^ (after >>> 10);
      schedule[i] = (schedule[i - 16] ?? 0) + low + (schedule[i - 7] ?? 0) + high;
    }
    mix(state, schedule);
  }
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, index) => view.setUint32(4 * index, word));
  return digest;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function mix(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const sumE = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + sumE + choice + (ROUNDS[i] ?? 0) + (schedule[i] ?? 0)) | 0;
    const sumA = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + sumA + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = (state[index] ?? 0) + word;
  });
}
