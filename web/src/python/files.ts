/** Fetches the files of Python: compressed by the build, since not every host does it. */
import { Decompress } from "fzstd";

import type { Manifest, PythonFiles } from "./protocol";

type Bytes = Uint8Array<ArrayBuffer>;

const GZIP = [0x1f, 0x8b] as const;
const ZSTD = [0x28, 0xb5, 0x2f, 0xfd] as const;
/** Where unpacked files are kept; the service worker hands them out, too. */
const CACHE = "interpreter";
/** Milliseconds for which a first visit waits until its service worker is there. */
const PATIENCE = 1500;

/**
 * Fetch everything the interpreter needs; `hear` is told which part of it is here, and `controlled`
 * settles when the service worker answers for this page.
 */
export async function fetchFiles(
  base: string,
  hear: (part: number) => void,
  controlled: Promise<unknown>,
): Promise<PythonFiles> {
  const manifest = (await (await got(new URL("python/manifest.json", base))).json()) as Manifest;
  const { wasm, script, library, package: packages } = manifest.files;
  const all = wasm.size + library.size + packages.size + script.size;
  let here = script.size;
  const count = (bytes: number): void => {
    here += bytes;
    hear(Math.min(1, here / all));
  };
  const kept = await KeptFiles.opened([wasm, library, packages].map(({ url }) => new URL(url, base)));
  const [module, libraryBytes, packageBytes] = await Promise.all([
    compiled(kept, new URL(wasm.url, base), count, controlled),
    kept.unpacked(new URL(library.url, base), count),
    kept.unpacked(new URL(packages.url, base), count),
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

/** Files that are unpacked once, and then kept so; a browser that keeps nothing does it each time. */
class KeptFiles {
  private constructor(private readonly cache: Cache | undefined) {}

  /** Those of this version; what was kept of others is deleted. */
  static async opened(addresses: readonly URL[]): Promise<KeptFiles> {
    const cache = await globalThis.caches?.open(CACHE).catch(() => undefined);
    const names = new Set(addresses.map(nameOf));
    for (const { url } of (await cache?.keys().catch(() => [])) ?? []) {
      if (!names.has(url)) void cache?.delete(url);
    }
    return new KeptFiles(cache);
  }

  find(address: URL): Promise<Response | undefined> {
    return this.cache?.match(nameOf(address)).catch(() => undefined) ?? Promise.resolve(undefined);
  }

  /** Keep a file; what is kept then, if anything. */
  async keep(address: URL, bytes: ArrayBuffer): Promise<Response | undefined> {
    const headers = { "content-type": "application/wasm" };
    await this.cache?.put(nameOf(address), new Response(bytes, { headers })).catch(() => undefined);
    return this.find(address);
  }

  async unpacked(address: URL, count: (bytes: number) => void): Promise<ArrayBuffer> {
    const found = await this.find(address);
    if (found === undefined) {
      const bytes = await unpacked(address, count);
      void this.keep(address, bytes);
      return bytes;
    }
    const bytes = await found.arrayBuffer();
    count(bytes.byteLength);
    return bytes;
  }
}

/** Under which name a file is kept unpacked. */
function nameOf(address: URL): string {
  return address.href.replace(/\.bin$/, ".wasm");
}

/**
 * The interpreter. A browser keeps the machine code that it makes of a file, and so starts twice as
 * fast the next time, only if it has fetched that file: the service worker hands it out unpacked.
 */
async function compiled(
  kept: KeptFiles,
  address: URL,
  count: (bytes: number) => void,
  controlled: Promise<unknown>,
): Promise<WebAssembly.Module> {
  let usable = await kept.find(address);
  if (usable === undefined) {
    const bytes = await unpacked(address, count);
    usable = await kept.keep(address, bytes);
    if (usable === undefined) return WebAssembly.compile(bytes);
    await Promise.race([controlled, new Promise((done) => setTimeout(done, PATIENCE))]);
  }
  count(Number.MAX_SAFE_INTEGER);
  const answer = await fetch(nameOf(address)).catch(() => undefined);
  return WebAssembly.compileStreaming(answer?.ok === true ? answer : usable);
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
