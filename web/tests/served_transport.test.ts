import { describe, expect, it } from "vitest";

import { ServedTransport } from "../src/wire/served_transport";
import type { Wire } from "../src/wire/socket";
import type { Asked, Transport } from "../src/wire/transport";

class Answering implements Transport {
  readonly heard: string[] = [];
  constructor(private readonly text: string | null) {}

  async request({ path }: Asked): Promise<{ ok: boolean; text: string }> {
    this.heard.push(path);
    if (this.text === null) throw new Error("nobody there");
    return { ok: true, text: this.text };
  }

  connect(address: string): Wire {
    this.heard.push(address);
    return null as unknown as Wire;
  }
}

function met(isThere: boolean): { both: ServedTransport; notes: boolean[]; server: Answering; here: Answering } {
  const server = new Answering(isThere ? "server" : null);
  const here = new Answering("here");
  const notes: boolean[] = [];
  return { both: new ServedTransport(server, here, (is) => notes.push(is)), notes, server, here };
}

const get = (path: string): Asked => ({ method: "GET", path });
const open = (isHere: boolean): Asked => ({ method: "POST", path: "/api/tables", body: {}, isHere });

describe("an app with a server", () => {
  it("asks the server while it is there", async () => {
    const { both, notes, here } = met(true);
    expect((await both.request(get("/api/games"))).text).toBe("server");
    expect((await both.request(open(true))).text).toBe("server");
    expect(notes).toEqual([true, true]);
    expect(here.heard).toEqual([]);
  });

  it("answers about games and positions in the browser where it is not", async () => {
    const { both, notes } = met(false);
    for (const path of ["/api/games", "/api/games/senet/rules?lang=fr", "/api/study/frame"])
      expect((await both.request(get(path))).text).toBe("here");
    expect(notes).toEqual([false, false, false]);
  });

  it("begins games there that are played on this device, and no others", async () => {
    const { both } = met(false);
    expect((await both.request(open(true))).text).toBe("here");
    await expect(both.request(open(false))).rejects.toThrow();
  });

  it("lets the server's tables wait for it", async () => {
    const { both, here } = met(false);
    await expect(both.request(get("/api/tables/abc"))).rejects.toThrow();
    await expect(both.request(get("/api/games/senet/print.pdf?lang=fr"))).rejects.toThrow();
    both.connect("/api/tables/abc/play?seat=0");
    expect(here.heard).toEqual([]);
  });

  it("finds the tables of this browser whether or not there is a server", async () => {
    const { both, server } = met(true);
    expect((await both.request(get("/api/tables/here-abc/record"))).text).toBe("here");
    both.connect("/api/tables/here-abc/play?seat=0");
    expect(server.heard).toEqual([]);
  });
});
