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
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true } } },
});
