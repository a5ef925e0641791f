import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { sha256 } from "@noble/hashes/sha2.js";
import { fromHex, throwCase, toHex, verify } from "../src/dice/verify";

interface Vector {
  about: string;
  secret: string;
  commitment: string;
  table: string;
  seeds: string[];
  number: number;
  cases: number;
  case: number;
}
const place = new URL("../../tests/table/dice_vectors.json", import.meta.url);
const { throws } = JSON.parse(readFileSync(place, "utf-8")) as { throws: Vector[] };

describe("the dice of docs/dice.md", () => {
  it.each(throws)("$about", (vector) => {
    const secret = fromHex(vector.secret);
    expect(secret).not.toBeNull();
    if (secret === null) return;
    expect(toHex(sha256(secret))).toBe(vector.commitment);
    const { table, seeds, number, cases } = vector;
    expect(throwCase(secret, table, seeds, number, cases)).toBe(vector.case);
  });

  it("find out a changed throw and a changed secret", async () => {
    const vector = throws.find(({ cases, number }) => cases === 6 && number === 1);
    if (vector === undefined) throw new Error("no vector of a die");
    const due = `d${vector.case + 1}`;
    const other = `d${((vector.case + 1) % 6) + 1}`;
    expect(await verify("senet", [due, "10-11"], vector)).toEqual({ holds: true, count: 1 });
    expect(await verify("senet", [other], vector)).toMatchObject({ holds: false, fault: "throw", due });
    const secret = "00".repeat(32);
    expect(await verify("senet", [due], { ...vector, secret })).toEqual({ holds: false, fault: "secret" });
  });
});
