/** Tables in this browser: the server's Python in a Worker. */
import { interpreter } from "../python/state.svelte";
import type { FromWorker, ToWorker } from "../python/protocol";
import { untilControlled } from "../worker/registration";
import { preparedAnswer } from "./prepared";
import type { Wire } from "./socket";
import { appBase, type Answered, type Asked, type Transport } from "./transport";

interface Pending {
  settle(answer: Answered): void;
  fail(fault: Error): void;
  readonly hear: ((line: string) => void) | undefined;
}

export class WorkerTransport implements Transport {
  private worker: Worker | null = null;
  private last = 0;
  private readonly asked = new Map<number, Pending>();
  private readonly wires = new Map<number, LocalWire>();

  async request(asked: Asked): Promise<Answered> {
    const prepared = await preparedAnswer(asked, interpreter.ready);
    if (prepared !== null) return prepared;
    const { method, path, body, signal, hear } = asked;
    this.last += 1;
    const id = this.last;
    return new Promise((settle, fail) => {
      this.asked.set(id, { settle, fail, hear });
      const text = body === undefined ? "" : JSON.stringify(body);
      this.post({ is: "request", id, method, path, body: text });
      signal?.addEventListener("abort", () => {
        this.asked.delete(id);
        this.post({ is: "abort", id });
        fail(new Error("aborted"));
      });
    });
  }

  connect(address: string): Wire {
    this.last += 1;
    const [path = "", query = ""] = address.split("?");
    const table = path.split("/")[3] ?? "";
    const wire = new LocalWire(this.last, (message) => this.post(message));
    this.wires.set(this.last, wire);
    this.post({ is: "open", socket: this.last, table, query });
    return wire;
  }

  /** Start Python, unless it runs. */
  prepare(): void {
    this.worker ??= this.start();
  }

  private post(message: ToWorker): void {
    this.worker ??= this.start();
    this.worker.postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL("../python/worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = () => this.broken("the Worker could not be loaded");
    interpreter.part = 0;
    worker.postMessage({ is: "start", base: appBase() } satisfies ToWorker);
    void untilControlled().then(() => worker.postMessage({ is: "controlled" } satisfies ToWorker));
    // What is kept here is all there is: the browser should not clear it to make room.
    void navigator.storage?.persist?.().catch(() => undefined);
    return worker;
  }

  private heard(message: FromWorker): void {
    switch (message.is) {
      case "progress":
        interpreter.part = message.part;
        return;
      case "ready":
        interpreter.ready = true;
        interpreter.part = null;
        return;
      case "failed":
        return this.broken(message.why);
      case "told":
        return this.asked.get(message.id)?.hear?.(message.line);
      case "answer":
        return this.answered(message.id, message.text);
      case "message":
        return this.wires.get(message.socket)?.receive(message.text);
      case "closed":
        this.wires.get(message.socket)?.closed(message.code);
        this.wires.delete(message.socket);
    }
  }

  /** An answer is a status, a space, and a body. */
  private answered(id: number, answer: string): void {
    const pending = this.asked.get(id);
    this.asked.delete(id);
    if (pending === undefined) return;
    const space = answer.indexOf(" ");
    const ok = answer.startsWith("2");
    const text = answer.slice(space + 1);
    if (space < 0) pending.fail(new Error("no answer"));
    else if (ok && pending.hear !== undefined) pending.settle({ ok, text: `{"review":${text}}` });
    else pending.settle({ ok, text });
  }

  /** Python could not be started; the next request tries again. */
  private broken(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    interpreter.part = null;
    interpreter.failed = why;
    for (const { fail } of this.asked.values()) fail(new Error(why));
    this.asked.clear();
    for (const wire of this.wires.values()) wire.closed(1006);
    this.wires.clear();
  }
}

/** A connection to a table in the Worker, as a browser's WebSocket would be. */
class LocalWire implements Wire {
  onopen: ((event: unknown) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  private isOpen = false;

  constructor(
    private readonly socket: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    this.post({ is: "send", socket: this.socket, text });
  }

  close(): void {
    this.post({ is: "close", socket: this.socket });
  }

  /** The first message says that the table has been found. */
  receive(text: string): void {
    if (!this.isOpen) {
      this.isOpen = true;
      this.onopen?.(null);
    }
    this.onmessage?.({ data: text });
  }

  closed(code: number): void {
    this.onclose?.({ code });
  }
}
