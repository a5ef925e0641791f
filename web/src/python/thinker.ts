/** The second Worker: one question at a time, each as long as it takes. */
import type { PyodideAPI } from "pyodide";

import { unpacked } from "./files";
import { startPython } from "./interpreter";
import type { FromThinker, PythonFiles, TableFile, ToThinker } from "./protocol";

interface Thinker {
  choose(lines: string): string;
  request(path: string, body: string): string;
}

export function runThinker(post: (message: FromThinker) => void): (message: ToThinker) => void {
  let current = 0;
  let started: Promise<{ python: PyodideAPI; thinker: Thinker }> | null = null;
  let files: PythonFiles | null = null;
  let base = "";
  const fetched = new Map<string, Promise<void>>();

  async function start(given: PythonFiles): Promise<{ python: PyodideAPI; thinker: Thinker }> {
    const python = await startPython(given);
    const hear = (line: string): void => post({ is: "told", id: current, line });
    const made = python.pyimport("colonnade.browser.thinker").Thinker(hear) as Thinker;
    return { python, thinker: made };
  }

  /** Fetch what a game's bot knows, the first time it is needed. */
  function learn(python: PyodideAPI, text: string): Promise<void> {
    const game = gameIn(text);
    const learning = fetched.get(game) ?? fetchTables(python, files?.tables[game] ?? []);
    fetched.set(game, learning);
    learning.catch(() => fetched.delete(game));
    return learning;
  }

  async function fetchTables(python: PyodideAPI, tables: readonly TableFile[]): Promise<void> {
    const folder = (python as PyodideAPI & { _api: { sitePackages: string } })._api.sitePackages;
    for (const { url, place } of tables) {
      const bytes = new Uint8Array(await unpacked(new URL(url, base)));
      python.FS.writeFile(`${folder}/${place}`, bytes);
    }
  }

  return (message) => {
    if (message.is === "files") {
      ({ base, files } = message);
      started = start(message.files);
      return;
    }
    void (async () => {
      let text = "";
      try {
        if (started === null) throw new Error("asked before there were files");
        const { python, thinker } = await started;
        // Without its tables a bot still plays, though worse.
        await learn(python, message.text).catch((fault: unknown) => console.warn(fault));
        current = message.id;
        text =
          message.what === "choose"
            ? thinker.choose(message.text)
            : thinker.request(message.path, message.text);
      } catch (fault) {
        console.error(fault);
      }
      post({ is: "done", id: message.id, text });
    })();
  };
}

/** The game that a question is about: an engine's line, a hint, or a record to review. */
export function gameIn(text: string): string {
  return /^newgame (\S+)/.exec(text)?.[1] ?? /(?:"game":|Game )\s*\\?"([\w-]+)/.exec(text)?.[1] ?? "";
}
