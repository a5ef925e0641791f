/** Fetches the files of Python: compressed by the build, since not every host does it. */
import { Decompress } from "fzstd";

import type { Manifest, PythonFiles } from "./protocol";

type Bytes = Uint8Array<ArrayBuffer>;

const GZIP = [0x1f, 0x8b] as const;
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd] as const;
/** Where the unpacked interpreter is kept: a browser also keeps what it has compiled of it. */
const CACHE = "interpreter";

/** Fetch everything the interpreter needs; `hear` is told which part of it is here. */
export async function fetchFiles(base: string, hear: (part: number) => void): Promise<PythonFiles> {
  const manifest = (await (await got(new URL("python/manifest.json", base))).json()) as Manifest;
  const { wasm, script, library, package: packages } = manifest.files;
  const all = wasm.size + library.size + packages.size + script.size;
  let here = script.size;
  const count = (bytes: number): void => {
    here += bytes;
    hear(Math.min(1, here / all));
  };
  const [module, libraryBytes, packageBytes] = await Promise.all([
    compiled(new URL(wasm.url, base), count),
    unpacked(new URL(library.url, base), count),
    unpacked(new URL(packages.url, base), count),
  ]);
  return {
    module,
    script: new URL(script.url, base).href,
    packed: !script.url.endsWith(".mjs"),
    library: libraryBytes,
    packages: packageBytes,
    tables: manifest.tables,
  };
}

/** A file, unpacked if it is packed: a host may have done so on the way. */
export async function unpacked(address: URL | string, count = (_: number): void => undefined): Promise<ArrayBuffer> {
  return new Response(await stream(address, count)).arrayBuffer();
}

/** The interpreter, from the browser's cache if it has been unpacked before. */
async function compiled(address: URL, count: (bytes: number) => void): Promise<WebAssembly.Module> {
  const name = address.href.replace(/\.bin$/, ".wasm");
  const cache = await globalThis.caches?.open(CACHE).catch(() => undefined);
  const kept = await cache?.match(name);
  if (kept !== undefined) {
    count(Number.MAX_SAFE_INTEGER);
    return WebAssembly.compileStreaming(kept);
  }
  const bytes = await unpacked(address, count);
  void keep(cache, name, bytes);
  return WebAssembly.compile(bytes);
}

async function keep(cache: Cache | undefined, name: string, bytes: ArrayBuffer): Promise<void> {
  if (cache === undefined) return;
  const headers = { "content-type": "application/wasm" };
  try {
    for (const old of await cache.keys()) await cache.delete(old);
    await cache.put(name, new Response(bytes, { headers }));
  } catch {
    // A browser that keeps nothing unpacks it again next time.
  }
}

async function stream(
  address: URL | string,
  count: (bytes: number) => void,
): Promise<ReadableStream<Bytes>> {
  const { body } = await got(address);
  if (body === null) throw new Error(`${String(address)} is empty`);
  const counted = (body as ReadableStream<Bytes>).pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  const [look, use] = counted.tee();
  const reader = look.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  const begins = (with_: readonly number[]): boolean =>
    value !== undefined && with_.every((byte, at) => value[at] === byte);
  if (begins(GZIP)) return use.pipeThrough(new DecompressionStream("gzip"));
  return begins(ZSTD) ? use.pipeThrough(zstd()) : use;
}

function zstd(): TransformStream<Bytes, Bytes> {
  let unpacking: Decompress;
  return new TransformStream<Bytes, Bytes>({
    start(controller) {
      unpacking = new Decompress((chunk) => controller.enqueue(chunk as Bytes));
    },
    transform: (chunk) => unpacking.push(chunk),
    flush: () => unpacking.push(new Uint8Array(0), true),
  });
}

async function got(address: URL | string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${String(address)}: ${response.status}`);
  return response;
}
