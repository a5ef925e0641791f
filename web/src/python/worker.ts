/**
 * The Worker in which the tables are: the server's own Python, with IndexedDB for its store. It
 * starts a second Worker of the same file, named "thinker", for all that takes time.
 */
import { fetchFiles } from "./files";
import { startPython } from "./interpreter";
import type {
  FromThinker,
  FromWorker,
  PythonFiles,
  ToThinker,
  ToWorker,
} from "./protocol";
import { type Question, TablesDatabase } from "./tables_db";
import { runThinker } from "./thinker";

interface Scope {
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null;
  postMessage(message: unknown): void;
}
interface Server {
  start(): Promise<void>;
  request(method: string, path: string, body: string): Promise<string>;
  open_socket(socket: number, table: string, query: string): Promise<void>;
  receive(socket: number, text: string): Promise<void>;
  close_socket(socket: number): void;
  hear(notice: string): void;
}

/** Which part of the progress the files are; the rest is the interpreter's start. */
const FILES = 0.8;
/** Requests that take time, and are answered by the second Worker. */
const LONG = /^\/api\/study\/(hint|review)$/;
const CHANNEL = "colonnade";
/** RFC 6455: an internal error; the page connects again. */
const BROKEN = 1011;

/** Not the window that the library of types takes it for. */
declare const self: Scope;
const scope = self;
const post = (message: FromWorker): void => scope.postMessage(message);

/** The second Worker, with the questions it has not answered; ended and started anew to stop it. */
class Thinking {
  private worker: Worker | null = null;
  private last = 0;
  private readonly asked = new Map<
    number,
    { readonly message: ToThinker; settle(text: string): void; hear(line: string): void }
  >();

  constructor(
    private readonly base: string,
    private readonly files: PythonFiles,
  ) {}

  ask(
    question: { what: "choose"; text: string } | { what: "request"; path: string; text: string },
    signal?: AbortSignal,
    hear: (line: string) => void = () => undefined,
  ): Promise<string> {
    this.last += 1;
    const id = this.last;
    const message: ToThinker = { is: "ask", id, ...question };
    return new Promise((settle) => {
      this.asked.set(id, { message, settle, hear });
      signal?.addEventListener("abort", () => this.drop(id));
      this.start().postMessage(message);
    });
  }

  /** Start it, so that it is there when it is needed. */
  start(): Worker {
    if (this.worker !== null) return this.worker;
    const worker = new Worker(location.href, { type: "module", name: "thinker" });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => {
      const waiting = this.asked.get(data.id);
      if (data.is === "told") waiting?.hear(data.line);
      else {
        this.asked.delete(data.id);
        waiting?.settle(data.text);
      }
    };
    // A Worker that could not be loaded answers nothing: bots then play any move.
    worker.onerror = () => {
      worker.terminate();
      if (this.worker === worker) this.worker = null;
      for (const { settle } of this.asked.values()) settle("");
      this.asked.clear();
    };
    const { base, files } = this;
    worker.postMessage({ is: "files", base, files } satisfies ToThinker);
    this.worker = worker;
    return worker;
  }

  /** Nobody wants this answer any more: end what computes it, and ask the rest again. */
  private drop(id: number): void {
    if (!this.asked.delete(id)) return;
    this.worker?.terminate();
    this.worker = null;
    for (const { message } of this.asked.values()) this.start().postMessage(message);
  }
}

function runTables(): (message: ToWorker) => void {
  const aborts = new Map<number, AbortController>();
  let started: Promise<{ server: Server; thinking: Thinking }> | null = null;
  let control: () => void = () => undefined;
  const controlled = new Promise<void>((settle) => (control = settle));

  async function start(base: string): Promise<{ server: Server; thinking: Thinking }> {
    const hear = (part: number): void => post({ is: "progress", part: part * FILES });
    const files = await fetchFiles(base, hear, controlled);
    const thinking = new Thinking(base, files);
    thinking.start();
    const python = await startPython(files);
    const channel = new BroadcastChannel(CHANNEL);
    const database = new TablesDatabase((table, version) => channel.postMessage({ table, version }));
    const host = {
      store: async (question: string) =>
        JSON.stringify(await database.ask(JSON.parse(question) as Question)),
      choose: (lines: string) => thinking.ask({ what: "choose", text: lines }),
      announce: (notice: string) => channel.postMessage({ notice }),
      send: (socket: number, text: string) => post({ is: "message", socket, text }),
      close: (socket: number, code: number) => post({ is: "closed", socket, code }),
    };
    const server = python.pyimport("colonnade.browser.server").BrowserServer(host) as Server;
    channel.onmessage = ({ data }) => server.hear(JSON.stringify(data));
    await server.start();
    post({ is: "ready" });
    return { server, thinking };
  }

  async function handle(message: ToWorker): Promise<void> {
    if (message.is === "abort") return aborts.get(message.id)?.abort();
    if (message.is === "controlled") return control();
    if (message.is === "start" || started === null) return;
    const { server, thinking } = await started;
    switch (message.is) {
      case "request": {
        const { id, method, path, body } = message;
        if (!LONG.test(path)) {
          return post({ is: "answer", id, text: await server.request(method, path, body) });
        }
        const abort = new AbortController();
        aborts.set(id, abort);
        const hear = (line: string): void => post({ is: "told", id, line });
        const text = await thinking.ask({ what: "request", path, text: body }, abort.signal, hear);
        aborts.delete(id);
        return post({ is: "answer", id, text });
      }
      case "open":
        return server.open_socket(message.socket, message.table, message.query);
      case "send":
        return server.receive(message.socket, message.text);
      case "close":
        return server.close_socket(message.socket);
    }
  }

  /** Whoever waits for an answer that will not come is told so. */
  function fail(message: ToWorker, fault: unknown): void {
    console.error(fault);
    if (message.is === "start") post({ is: "failed", why: String(fault) });
    if (message.is === "request") post({ is: "answer", id: message.id, text: "" });
    if (message.is === "open" || message.is === "send") {
      const { socket } = message;
      void started?.then(({ server }) => server.close_socket(socket));
      post({ is: "closed", socket, code: BROKEN });
    }
  }

  return (message) => {
    if (message.is === "start") started = start(message.base);
    const done = message.is === "start" ? (started ?? Promise.resolve()) : handle(message);
    done.catch((fault: unknown) => fail(message, fault));
  };
}

const handle =
  scope.name === "thinker"
    ? (runThinker((message) => scope.postMessage(message)) as (message: unknown) => void)
    : (runTables() as (message: unknown) => void);
scope.onmessage = ({ data }) => handle(data);
