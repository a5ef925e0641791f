import { expect, it } from "vitest";

import { linesOf } from "../src/wire/json_lines";

async function told(...parts: readonly string[]): Promise<readonly unknown[]> {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of bytes) controller.enqueue(part);
      controller.close();
    },
  });
  const found: unknown[] = [];
  for await (const line of linesOf(body)) found.push(line);
  return found;
}

it("lines are told however they are cut on the way", async () => {
  expect(await told('{"done": 1}\n{"do', 'ne": 2}\n', '{"review": "é"}\n')).toEqual([
    { done: 1 },
    { done: 2 },
    { review: "é" },
  ]);
  expect(await told()).toEqual([]);
});

it("a line that breaks off is none", async () => {
  expect(await told('{"done": 1}\n{"done"')).toEqual([{ done: 1 }]);
});
