// A page that shows one board from games played at random: `python dev/scenes.py`, then
// `npx vite --config dev/vite.config.ts`, and ?game=senet&frame=12&theme=dark&language=fr.
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte({ configFile: "../svelte.config.js" })],
  cacheDir: "../node_modules/.vite-dev",
  server: { fs: { allow: [".."] } },
});
