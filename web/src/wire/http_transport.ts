/** Tables on a server: HTTP and WebSockets. */
import { LINES, textLines } from "./json_lines";
import type { Wire } from "./socket";
import type { Answered, Asked, Transport } from "./transport";

/** What a proxy says whose server is not there. */
const GATEWAYS: readonly number[] = [502, 504];

export class HttpTransport implements Transport {
  async request({ method, path, body, signal, hear }: Asked): Promise<Answered> {
    const response = await fetch(path, {
      credentials: "same-origin",
      method,
      ...(signal === undefined ? {} : { signal }),
      ...(body === undefined
        ? {}
        : {
            body: JSON.stringify(body),
            headers: {
              "content-type": "application/json",
              ...(hear === undefined ? {} : { accept: LINES }),
            },
          }),
    });
    if (GATEWAYS.includes(response.status)) throw new Error("the server is not there");
    if (hear === undefined || !response.ok || response.body === null) {
      return { ok: response.ok, text: await response.text() };
    }
    let last = "";
    for await (const line of textLines(response.body)) {
      hear(line);
      last = line;
    }
    return { ok: true, text: last };
  }

  connect(address: string): Wire {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}${address}`) as Wire;
  }
}
