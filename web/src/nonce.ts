/** Random texts for keys and ids: unique, and not to be guessed. */

/** So many random bytes in hex digits; `randomUUID` is missing on pages without https. */
export function nonce(bytes = 16): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
