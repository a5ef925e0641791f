import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { createHash } from "node:crypto";

import { defineConfig, type Plugin } from "vite";

// Where a server for development is found; `npm run dev` speaks to it.
const server = process.env["COLONNADE_SERVER"] ?? "http://127.0.0.1:8000";

const WORKER = "service-worker";
/** Files of `public` that belong to the shell of the app. */
const PUBLIC = ["icon.svg", "icon-turn.svg", "icon-192.png", "manifest.webmanifest"];

/**
 * Writes the list of the app's files into the service worker: what home needs, and the rest.
 * scripts/offline_files.py adds what is not made here.
 */
function listShell(served: boolean): Plugin {
  return {
    name: "list-shell",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const core = new Set<string>();
      const add = (name: string): void => {
        const file = bundle[name];
        if (core.has(name) || file?.type !== "chunk") return;
        core.add(name);
        file.imports.forEach(add);
      };
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.isEntry && file !== worker) add(file.fileName);
        if (/\.(css|woff2)$/.test(file.fileName)) core.add(file.fileName);
        // Nothing is drawn without words.
        if (/^assets\/(fr|en)-/.test(file.fileName)) add(file.fileName);
      }
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/")).sort();
      // Names of files change with what is in them, so that they tell versions apart.
      const version = createHash("sha256").update(names.join()).digest("hex").slice(0, 12);
      const shell = {
        version,
        core: ["", ...PUBLIC, ...[...core].sort()],
        rest: names.filter((name) => !core.has(name)),
        python: [],
        sheets: [],
        served,
      };
      worker.code = worker.code.replaceAll("__SHELL__", JSON.stringify(shell));
    },
  };
}

/** The edition without a server: pages are in the fragment of the one address there is. */
const inFragment = {
  name: "in-fragment",
  markup: ({ content }: { content: string }) => ({
    code: content.replaceAll(/href="\/(?!api\/)/g, 'href="#/').replaceAll(/href=\{`\/(?!api\/)/g, "href={`#/"),
  }),
};

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  plugins: [svelte(mode === "site" ? { preprocess: [inFragment, vitePreprocess()] } : {}), listShell(mode !== "site")],
  worker: { format: "es" },
  build: {
    outDir: process.env["COLONNADE_WEB_OUT"] ?? "../src/colonnade/web",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy lets no page load anything from data: but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a phone far away a request costs more than what it brings: one sheet of styles, one file
    // for what boards have in common, one for what the pages have that show them, and one for
    // positions to try moves in, which no table has.
    cssCodeSplit: false,
    rolldownOptions: {
      // The worker must be found at the root, under a name that never changes.
      input: { index: "index.html", [WORKER]: `src/worker/${WORKER}.ts` },
      output: {
        entryFileNames: ({ name }) =>
          name === WORKER ? "[name].js" : "assets/[name]-[hash].js",
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "svelte", test: /node_modules\/(?!@noble|dompurify|pyodide)|preload-helper|rolldown/ },
            // Boards take constants from the schema: in the entry's file they would be there too late.
            { name: "board", test: /src\/(board\/(?!Magnifier)|games\/([^/]+\/)?placement|wire\/schema\.gen|model\/(seats|plan)|parts\/SeatBadge)/ },
            { name: "frame", test: /src\/parts\/(Board|Moves)/ },
            { name: "study", test: /src\/(study|parts\/(Figure|Study))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
}));
