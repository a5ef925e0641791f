/** What is asked of the server once: every HTTP request the app makes. */
import type {
  Layout,
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
import type { Answered, Asked } from "./transport";
import { transport } from "./transports";

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

async function answered(asked: Asked): Promise<string> {
  let answer: Answered;
  try {
    answer = await transport.request(asked);
  } catch {
    throw new Refused(UNREACHABLE);
  }
  if (answer.ok) return answer.text;
  let failure: Failure;
  try {
    failure = JSON.parse(answer.text) as Failure;
  } catch {
    throw new Refused(UNREACHABLE);
  }
  throw new Refused(failure.error);
}

async function get<T>(path: string): Promise<T> {
  return JSON.parse(await answered({ method: "GET", path })) as T;
}

async function post<T>(
  path: string,
  body: unknown,
  more: Pick<Asked, "signal" | "isHere"> = {},
): Promise<T> {
  return JSON.parse(await answered({ method: "POST", path, body, ...more })) as T;
}

/** The review of a record; while it is made, how much of it is. */
async function review(
  record: string,
  signal: AbortSignal,
  hear: (done: number, all: number) => void,
): Promise<Review> {
  const tell = (line: string): void => {
    const { done, all } = JSON.parse(line) as ReviewNews;
    if (done !== undefined && all !== undefined) hear(done ?? 0, all ?? 0);
  };
  const asked: Asked = { method: "POST", path: "/api/study/review", body: { record }, signal, hear: tell };
  const last = JSON.parse(await answered(asked)) as ReviewNews;
  if (last.error) throw new Refused(last.error);
  if (!last.review) throw new Refused(UNREACHABLE);
  return last.review;
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
    once<Layout>(
      `/api/games/${game}/layout?options=${encodeURIComponent(writtenOptions(options))}`,
    ),
  rules: (game: string, language: string, of: "rules" | "notation" = "rules") =>
    answered({ method: "GET", path: `/api/games/${game}/${of}?lang=${language}` }),
  openTable: (body: OpenTable, isHere: boolean) =>
    post<TableOpened>("/api/tables", body, { isHere }),
  look: (table: string) => get<View>(`/api/tables/${table}`),
  takeSeat: (table: string, seat: number, body: TakeSeat) =>
    post<SeatLink>(`/api/tables/${table}/seats/${seat}`, body),
  beginSession: (table: string, key: string) =>
    post<Seated>(`/api/tables/${table}/session`, { key }),
  follow: (table: string, seat: number) =>
    post<Seated>(`/api/tables/${table}/follow?seat=${seat}`, {}),
  record: (table: string) => answered({ method: "GET", path: `/api/tables/${table}/record` }),
  drawing: (table: string, language: string) =>
    answered({ method: "GET", path: `/api/tables/${table}/board.svg?lang=${language}` }),
  frame: (body: Trial) => post<Frame>("/api/study/frame", body),
  why: (body: Touch) => post<Why>("/api/study/why", body),
  moves: (body: Trial) => post<ToldMoves>("/api/study/moves", body),
  replay: (body: ReplayAsked) => post<Replayed>("/api/study/replay", body),
  hint: (body: HintAsked, signal: AbortSignal) => post<Hint>("/api/study/hint", body, { signal }),
  review,
};
