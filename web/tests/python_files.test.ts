/** Python's files are unpacked once; the interpreter comes through the service worker. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchFiles } from "../src/python/files";

const BASE = "https://host/app/";
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const MANIFEST = {
  files: {
    wasm: { url: "python/interpreter-1.bin", size: 8 },
    library: { url: "python/library-1.bin", size: 1 },
    package: { url: "python/colonnade-1.bin", size: 1 },
    script: { url: "python/script-1.bin", size: 1 },
  },
  tables: {},
};
const UNPACKED = ["interpreter", "library", "colonnade"].map((name) => `${BASE}python/${name}-1.wasm`);

/** What a browser keeps, by address. */
const kept = new Map<string, Uint8Array<ArrayBuffer>>();
const asked: string[] = [];
let isControlled = false;

function answer(address: string): Response {
  asked.push(address.slice(BASE.length));
  if (address.endsWith("manifest.json")) return Response.json(MANIFEST);
  const headers = { "content-type": "application/wasm" };
  if (address.endsWith(".bin")) {
    return new Response(address.includes("interpreter") ? EMPTY_MODULE : new Uint8Array(1));
  }
  const found = isControlled ? kept.get(address) : undefined;
  return found === undefined ? new Response("", { status: 404 }) : new Response(found, { headers });
}

beforeEach(() => {
  kept.clear();
  asked.length = 0;
  isControlled = false;
  const cache = {
    keys: async () => [...kept.keys()].map((url) => ({ url })),
    delete: async (name: string) => kept.delete(name),
    match: async (name: string) => {
      const found = kept.get(name);
      const headers = { "content-type": "application/wasm" };
      return found === undefined ? undefined : new Response(found, { headers });
    },
    put: async (name: string, response: Response) => {
      kept.set(name, new Uint8Array(await response.arrayBuffer()));
    },
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", async (address: unknown) => answer(String(address)));
});
afterEach(() => void vi.unstubAllGlobals());

async function visit(): Promise<readonly string[]> {
  asked.length = 0;
  const files = await fetchFiles(BASE, () => undefined, Promise.resolve());
  expect(files.module).toBeInstanceOf(WebAssembly.Module);
  expect(files.library.byteLength).toBe(1);
  await vi.waitFor(() => expect([...kept.keys()].sort()).toEqual([...UNPACKED].sort()));
  return asked.slice(1).sort();
}

test("what is unpacked once is not unpacked again, and the browser can keep its machine code", async () => {
  isControlled = true;
  kept.set(`${BASE}python/interpreter-0.wasm`, EMPTY_MODULE); // of another version
  const packed = ["colonnade-1.bin", "interpreter-1.bin", "interpreter-1.wasm", "library-1.bin"];
  expect(await visit()).toEqual(packed.map((name) => `python/${name}`));
  expect(await visit()).toEqual(["python/interpreter-1.wasm"]);
});

test("without a service worker, or without a cache, the interpreter starts all the same", async () => {
  await visit();
  expect(await visit()).toEqual(["python/interpreter-1.wasm"]);
  vi.stubGlobal("caches", undefined);
  asked.length = 0;
  const { module } = await fetchFiles(BASE, () => undefined, Promise.resolve());
  expect(module).toBeInstanceOf(WebAssembly.Module);
  expect(asked.filter((name) => name.includes("interpreter"))).toEqual(["python/interpreter-1.bin"]);
});
