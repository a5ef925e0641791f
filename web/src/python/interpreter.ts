/** Starts Python from files that are already here. */
import { loadPyodide, type PyodideAPI } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";

import { unpacked } from "./files";
import type { PythonFiles } from "./protocol";

/** Addresses that only exist in `answerFromMemory`. */
const NOWHERE = "https://python.invalid/";
const LIBRARY = `${NOWHERE}library.zip`;

type CreateModule = NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["createPyodideModule"]>;
type Files = Parameters<NonNullable<NonNullable<Parameters<typeof loadPyodide>[0]>["fsInit"]>>[0];

export async function startPython(files: PythonFiles): Promise<PyodideAPI> {
  const createPyodideModule = await moduleMaker(files);
  const giveBack = answerFromMemory(files);
  try {
    return await loadPyodide({
      indexURL: NOWHERE,
      stdLibURL: LIBRARY,
      // No package is ever looked up: all that is needed is in the files.
      lockFileContents: JSON.stringify({ info, packages: {} }),
      packageBaseUrl: NOWHERE,
      createPyodideModule,
      fsInit: async (fs, { sitePackages }) => unpack(fs, sitePackages, files.packages),
      stdin: () => null,
    });
  } finally {
    giveBack();
  }
}

/** Let the loader, which only knows addresses, find what is here; returns what undoes it. */
function answerFromMemory(files: PythonFiles): () => void {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (async (address: unknown) =>
    new Response(String(address) === LIBRARY ? files.library : "")) as typeof fetch;
  WebAssembly.instantiateStreaming = async (_, imports) => ({
    module: files.module,
    instance: await WebAssembly.instantiate(files.module, imports),
  });
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

async function moduleMaker({ script, packed }: PythonFiles): Promise<CreateModule> {
  if (!packed) return ((await import(/* @vite-ignore */ script)) as { default: CreateModule }).default;
  const blob = new Blob([await unpacked(script)], { type: "text/javascript" });
  const address = URL.createObjectURL(blob);
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: CreateModule }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Write the files of a bundle: the length of its list, the list, and the files one by one. */
export function unpack(fs: Files, folder: string, bundle: ArrayBuffer): void {
  const length = new DataView(bundle).getUint32(0, true);
  const list = new TextDecoder().decode(new Uint8Array(bundle, 4, length));
  let begin = 4 + length;
  const made = new Set<string>();
  for (const [place, size] of JSON.parse(list) as [string, number][]) {
    const path = `${folder}/${place}`;
    const above = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(above)) fs.mkdirTree(above);
    made.add(above);
    // Files are read only, so that all can lie in one piece of memory.
    fs.writeFile(path, new Uint8Array(bundle, begin, size), { canOwn: true });
    begin += size;
  }
}
