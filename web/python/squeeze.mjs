/** Compresses a file with zstd, which the interpreter brings: `node squeeze.mjs FROM TO`. */
import { readFile, writeFile } from "node:fs/promises";

import { loadPyodide } from "pyodide";

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error("squeeze.mjs needs two files");
const python = await loadPyodide();
python.FS.writeFile("/in", await readFile(from));
await python.runPythonAsync(`
from compression import zstd
from pathlib import Path
how = zstd.CompressionParameter
options = {how.compression_level: 19, how.window_log: 24}
Path("/out").write_bytes(zstd.compress(Path("/in").read_bytes(), options=options))
`);
await writeFile(to, python.FS.readFile("/out"));
