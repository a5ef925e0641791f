import { expect, it } from "vitest";

import type { Answer, Message } from "../src/wire/schema.gen";
import { TableSocket, type Wire } from "../src/wire/socket";
import { hello } from "./views";

class Line implements Wire {
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  readonly sent: string[] = [];
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1000 });
  }
  opens(): void {
    this.onopen?.({});
  }
  says(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function bench() {
  const lines: Line[] = [];
  const pauses: { act: () => void; milliseconds: number }[] = [];
  const heard: Message[] = [];
  let version: number | null = null;
  const socket = new TableSocket("/play", {
    connect: (address) => {
      const line = new Line(address);
      lines.push(line);
      return line;
    },
    later: (act, milliseconds) => {
      pauses.push({ act, milliseconds });
      return () => undefined;
    },
    version: () => version,
    hear: (message) => {
      heard.push(message);
      if (message.is === "hello") version = message.view.version;
    },
    connected: () => undefined,
    refused: () => undefined,
  });
  const line = (index: number): Line => {
    const found = lines[index];
    if (found === undefined) throw new Error(`no line ${index}`);
    return found;
  };
  return { socket, lines, line, pauses, heard };
}

const ANSWER: Answer = { is: "answer", id: "a", ok: true, version: 8, refusal: null, view: null };

it("comes back by itself, asks for what it missed, and says again what was not answered", async () => {
  const { socket, line, pauses } = bench();
  line(0).opens();
  line(0).says(hello(7));
  const answered = socket.ask({ do: "throw", id: "a", seen: 7 });
  expect(line(0).sent).toHaveLength(1);
  line(0).close();
  pauses[0]?.act();
  expect(line(1).address).toBe("/play?after=7");
  line(1).opens();
  expect(line(1).sent).toEqual(line(0).sent);
  line(1).says(ANSWER);
  expect(await answered).toEqual(ANSWER);
  line(1).close();
  pauses[1]?.act();
  line(2).opens();
  expect(line(2).sent).toEqual([]);
});

it("waits longer each time, and begins anew once it was connected", () => {
  const { line, pauses } = bench();
  line(0).close();
  pauses[0]?.act();
  line(1).close();
  pauses[1]?.act();
  line(2).opens();
  line(2).close();
  expect(pauses.map((pause) => pause.milliseconds)).toEqual([200, 500, 200]);
});

it("stays away once it is closed", () => {
  const { socket, line, pauses } = bench();
  line(0).opens();
  socket.close();
  expect(pauses).toEqual([]);
});
