import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Where a server for development is found; `npm run dev` speaks to it.
const server = process.env["COLONNADE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: process.env["COLONNADE_WEB_OUT"] ?? "../src/colonnade/web",
    emptyOutDir: true,
    target: "es2022",
    // The server's policy lets no page load anything from data: but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // On a phone far away a request costs more than what it brings: one sheet of styles, one file
    // for what boards have in common, one for what the pages have that show them.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: "svelte", test: /node_modules/ },
            { name: "board", test: /src\/board\// },
            { name: "study", test: /src\/(study|parts\/(Board|Figure|Moves|Study|Why))/ },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
