/**
 * One socket to a table, for one seat or for nobody: it comes back by itself, asks for what it
 * missed, and says again what it does not know to have been heard. Commands carry ids, so saying
 * one twice does it once.
 */
import type { Answer, Message, Request } from "./schema.gen";

/** The part of a browser's WebSocket that is used. */
export interface Wire {
  onopen: ((event: unknown) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface SocketPorts {
  /** Opens a connection to an address. */
  readonly connect: (address: string) => Wire;
  /** Calls back later; returns what takes it back. */
  readonly later: (act: () => void, milliseconds: number) => () => void;
  /** The last version that is known, to be told what came after. */
  readonly version: () => number | null;
  readonly hear: (message: Message) => void;
  readonly connected: (is: boolean) => void;
  /** The line was closed for good. */
  readonly refused: () => void;
}

export type Command = Extract<Request, { id: string }>;

const PAUSES = [200, 500, 1000, 2000, 4000, 8000] as const;
/** Whoever closes a line with this does not want it back: there is no such table, or too much was sent. */
const REFUSED = 1008;

export class TableSocket {
  private wire: Wire | null = null;
  private isOpen = false;
  private failures = 0;
  private ended = false;
  private takeBackPause: (() => void) | null = null;
  private readonly unanswered = new Map<
    string,
    { text: string; settle: (answer: Answer) => void }
  >();

  constructor(
    private readonly address: string,
    private readonly ports: SocketPorts,
  ) {
    this.connect();
  }

  /** Say a command; the promise is kept when the server has answered it, however late. */
  ask(command: Command): Promise<Answer> {
    return new Promise((settle) => {
      const text = JSON.stringify(command);
      this.unanswered.set(command.id, { text, settle });
      if (this.isOpen) this.wire?.send(text);
    });
  }

  /** Say what needs no answer; lost if the line is down. */
  say(request: Request): void {
    if (this.isOpen) this.wire?.send(JSON.stringify(request));
  }

  /** Try at once, as when the device is awake or online again. */
  hurry(): void {
    if (this.isOpen || this.ended || this.takeBackPause === null) return;
    this.takeBackPause();
    this.takeBackPause = null;
    this.connect();
  }

  close(): void {
    this.ended = true;
    this.takeBackPause?.();
    this.wire?.close();
  }

  private connect(): void {
    const version = this.ports.version();
    const after = version === null ? "" : `${this.address.includes("?") ? "&" : "?"}after=${version}`;
    const wire = this.ports.connect(this.address + after);
    this.wire = wire;
    wire.onopen = () => {
      this.isOpen = true;
      this.failures = 0;
      this.ports.connected(true);
      for (const { text } of this.unanswered.values()) wire.send(text);
    };
    wire.onmessage = ({ data }) => {
      if (typeof data === "string") this.heard(JSON.parse(data) as Message);
    };
    wire.onclose = ({ code }) => {
      if (this.wire !== wire) return;
      this.isOpen = false;
      this.ports.connected(false);
      if (this.ended) return;
      if (code === REFUSED) return this.ports.refused();
      const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 8000;
      this.failures += 1;
      this.takeBackPause = this.ports.later(() => {
        this.takeBackPause = null;
        this.connect();
      }, pause);
    };
  }

  private heard(message: Message): void {
    this.ports.hear(message);
    if (message.is === "answer") {
      const waiting = this.unanswered.get(message.id);
      this.unanswered.delete(message.id);
      waiting?.settle(message);
    }
  }
}
