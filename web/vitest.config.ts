import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The plugin is for the runes in `.svelte.ts` files; no component is drawn here.
export default defineConfig({
  plugins: [svelte()],
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
