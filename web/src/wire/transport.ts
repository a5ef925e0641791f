/** How the app reaches whoever runs its tables: a server, or Python in a Worker of the page. */
import type { Wire } from "./socket";

export interface Asked {
  readonly method: "GET" | "POST";
  /** Path and query, the same for every transport. */
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Everybody who plays sits at this device: the table may be in this browser. */
  readonly isHere?: boolean;
  /** Called with the progress of a long answer; the answer is then a line of the same kind. */
  readonly hear?: (line: string) => void;
}

export interface Answered {
  readonly ok: boolean;
  readonly text: string;
}

export interface Transport {
  /** Ask once; throws where nobody can be reached. */
  request(asked: Asked): Promise<Answered>;
  /** Connect to a table: `/api/tables/…/play?seat=0`. */
  connect(address: string): Wire;
}

/** Whether this is the edition without a server. */
export const WITHOUT_SERVER: boolean = import.meta.env.MODE === "site";

/** Where the files of the app are; a page of it may be below. */
export function appBase(): string {
  return new URL(import.meta.env.BASE_URL, document.baseURI).href;
}

/** How the ids of tables begin that are in this browser; `colonnade.browser.server.LOCAL`. */
const LOCAL = "here-";

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}
