/** Answers that need no interpreter: files of the build, and tables as they were last seen. */
import { lastView } from "../saved_views";
import type { Frame, Trial } from "./schema.gen";
import { appBase, type Answered, type Asked } from "./transport";

const TABLE = /^\/api\/tables\/([^/?]+)$/;

/** The prepared answer, null where there is none. */
export async function preparedAnswer(
  { method, path, body }: Asked,
  isReady: boolean,
): Promise<Answered | null> {
  if (method !== "GET") return isReady ? null : preparedFrame(path, body);
  const table = TABLE.exec(path)?.[1];
  if (table !== undefined) {
    const view = isReady ? "" : lastView(table);
    return view === "" ? null : { ok: true, text: view };
  }
  if (!path.startsWith("/api/games")) return null;
  const response = await fetch(new URL(fileOf(path), appBase())).catch(() => null);
  return response === null || !response.ok ? null : { ok: true, text: await response.text() };
}

/** Where the build has put the answer to a request. */
export function fileOf(path: string): string {
  const [place = "", query = ""] = path.replace("/api/", "data/").split("?");
  const values = [...new URLSearchParams(query).values()].join("-").replaceAll(/[^\w-]+/g, "_");
  return `${place}${values === "" ? "" : `-${values}`}.json`;
}

const frames = new Map<string, Promise<Readonly<Record<string, Frame>>>>();

/** A position that the build has prepared: starts of games, and figures of the rules. */
async function preparedFrame(path: string, body: unknown): Promise<Answered | null> {
  if (path !== "/api/study/frame") return null;
  const { game, options = {}, position = "", token = "" } = body as Trial;
  if (token !== "") return null;
  const address = new URL(`data/frames/${game}.json`, appBase());
  const known = frames.get(game) ?? fetch(address).then((response) => response.json());
  frames.set(game, known);
  const frame = (await known.catch(() => ({})))[frameKey(options, position)];
  return frame === undefined ? null : { ok: true, text: JSON.stringify(frame) };
}

/** How scripts/play_site.py names a position. */
export function frameKey(options: Readonly<Record<string, string>>, position: string): string {
  const written = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  return `${written.sort().join(" ")}|${position}`;
}
