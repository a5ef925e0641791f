/**
 * Runs a Python program in the interpreter of browsers: `node python/run.mjs SETTINGS.json`.
 *
 * The settings name the program, and the folders that it finds under names of its own.
 */
import { readFile } from "node:fs/promises";

import { loadPyodide } from "pyodide";

const [settings] = process.argv.slice(2);
if (settings === undefined) throw new Error("run.mjs needs its settings");
const { program, folders } = JSON.parse(await readFile(settings, "utf-8"));

const python = await loadPyodide({ env: { HOME: "/" } });
for (const [name, folder] of Object.entries(folders)) python.mountNodeFS(name, folder);
try {
  await python.runPythonAsync(await readFile(program, "utf-8"));
} catch (fault) {
  // Node would print the source of the interpreter with it.
  console.error(fault.message);
  process.exit(1);
}
