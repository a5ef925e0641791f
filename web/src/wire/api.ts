/** What is asked of the server once: every HTTP request the app makes. */
import { LINES, linesOf } from "./lines";
import type {
  Catalogue,
  Failure,
  Frame,
  GameWords,
  Hint,
  HintAsked,
  OpenTable,
  Refusal,
  Replayed,
  ReplayAsked,
  Review,
  ReviewNews,
  SeatLink,
  Seated,
  TableOpened,
  TakeSeat,
  ToldMoves,
  Touch,
  Trial,
  View,
  Why,
} from "./schema.gen";

/** The server, or the way to it, said no. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.text.en);
  }
}

const UNREACHABLE: Refusal = {
  reason: "unreachable",
  text: { en: "The server cannot be reached.", fr: "Le serveur est injoignable." },
  clause: "",
};

async function answered(path: string, request?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: "same-origin", ...request });
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (response.ok) return response;
  let failure: Failure;
  try {
    failure = (await response.json()) as Failure;
  } catch {
    throw new Refused(UNREACHABLE);
  }
  throw new Refused(failure.error);
}

async function get<T>(path: string): Promise<T> {
  return (await (await answered(path)).json()) as T;
}

async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const request: RequestInit = {
    ...(signal === undefined ? {} : { signal }),
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  return (await (await answered(path, request)).json()) as T;
}

/** The review of a record; while it is made, how much of it is. */
async function review(
  record: string,
  signal: AbortSignal,
  hear: (done: number, all: number) => void,
): Promise<Review> {
  const response = await answered("/api/study/review", {
    signal,
    method: "POST",
    headers: { "content-type": "application/json", accept: LINES },
    body: JSON.stringify({ record }),
  });
  if (response.body !== null) {
    for await (const news of linesOf<ReviewNews>(response.body)) {
      if (news.error) throw new Refused(news.error);
      if (news.review) return news.review;
      hear(news.done ?? 0, news.all ?? 0);
    }
  }
  throw new Refused(UNREACHABLE);
}

const remembered = new Map<string, Promise<unknown>>();

/** What never changes while the page is open is asked for once. */
function once<T>(path: string): Promise<T> {
  const known = remembered.get(path);
  if (known !== undefined) return known as Promise<T>;
  const asked = get<T>(path);
  remembered.set(path, asked);
  asked.catch(() => remembered.delete(path));
  return asked;
}

/** Options as a record writes them. */
export function writtenOptions(options: Readonly<Record<string, string>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
}

export const api = {
  catalogue: () => once<Catalogue>("/api/games"),
  words: (game: string) => once<GameWords>(`/api/games/${game}/words`),
  layout: (game: string, options: Readonly<Record<string, string>>) =>
    once<Readonly<Record<string, unknown>>>(
      `/api/games/${game}/layout?options=${encodeURIComponent(writtenOptions(options))}`,
    ),
  rules: async (game: string, language: string) =>
    (await answered(`/api/games/${game}/rules?lang=${language}`)).text(),
  openTable: (body: OpenTable) => post<TableOpened>("/api/tables", body),
  look: (table: string) => get<View>(`/api/tables/${table}`),
  takeSeat: (table: string, seat: number, body: TakeSeat) =>
    post<SeatLink>(`/api/tables/${table}/seats/${seat}`, body),
  beginSession: (table: string, key: string) =>
    post<Seated>(`/api/tables/${table}/session`, { key }),
  follow: (table: string, seat: number) =>
    post<Seated>(`/api/tables/${table}/follow?seat=${seat}`, {}),
  record: async (table: string) => (await answered(`/api/tables/${table}/record`)).text(),
  frame: (body: Trial) => post<Frame>("/api/study/frame", body),
  why: (body: Touch) => post<Why>("/api/study/why", body),
  moves: (body: Trial) => post<ToldMoves>("/api/study/moves", body),
  replay: (body: ReplayAsked) => post<Replayed>("/api/study/replay", body),
  hint: (body: HintAsked, signal: AbortSignal) => post<Hint>("/api/study/hint", body, signal),
  review,
};
