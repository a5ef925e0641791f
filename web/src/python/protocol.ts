/** What the page and its Worker say to each other, and what the Worker tells its second one. */

export type ToWorker =
  | { readonly is: "start"; readonly base: string }
  /** The service worker answers for this page, or there is none. */
  | { readonly is: "controlled" }
  | {
      readonly is: "request";
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly body: string;
    }
  | { readonly is: "abort"; readonly id: number }
  | { readonly is: "open"; readonly socket: number; readonly table: string; readonly query: string }
  | { readonly is: "send"; readonly socket: number; readonly text: string }
  | { readonly is: "close"; readonly socket: number };

export type FromWorker =
  | { readonly is: "progress"; readonly part: number }
  | { readonly is: "ready" }
  | { readonly is: "failed"; readonly why: string }
  | { readonly is: "answer"; readonly id: number; readonly text: string }
  | { readonly is: "told"; readonly id: number; readonly line: string }
  | { readonly is: "message"; readonly socket: number; readonly text: string }
  | { readonly is: "closed"; readonly socket: number; readonly code: number };

/** What the second Worker is asked, one question at a time. */
export type ToThinker =
  | { readonly is: "files"; readonly base: string; readonly files: PythonFiles }
  | { readonly is: "ask"; readonly id: number; readonly what: "choose"; readonly text: string }
  | {
      readonly is: "ask";
      readonly id: number;
      readonly what: "request";
      readonly path: string;
      readonly text: string;
    };

export type FromThinker =
  | { readonly is: "done"; readonly id: number; readonly text: string }
  | { readonly is: "told"; readonly id: number; readonly line: string };

/** The interpreter, compiled and unpacked; both Workers start from the same. */
export interface PythonFiles {
  readonly module: WebAssembly.Module;
  /** Address of the interpreter's script. */
  readonly script: string;
  /** Whether that address holds it compressed. */
  readonly packed: boolean;
  readonly library: ArrayBuffer;
  readonly packages: ArrayBuffer;
  /** Large files by game, fetched when a bot of that game first thinks. */
  readonly tables: Readonly<Record<string, readonly TableFile[]>>;
}

export interface TableFile {
  readonly url: string;
  readonly place: string;
}

/** `python/manifest.json`, written by scripts/python_bundle.py; addresses relative to the app. */
export interface Manifest {
  readonly files: Readonly<Record<"wasm" | "script" | "library" | "package", ManifestFile>>;
  readonly tables: Readonly<Record<string, readonly TableFile[]>>;
}

export interface ManifestFile {
  readonly url: string;
  /** Bytes as they are transported. */
  readonly size: number;
}
