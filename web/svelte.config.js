import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Whose class each one is. */
const owners = new Map();

/**
 * The class that keeps the styles of a component to itself: as short as it can be, because it stands
 * in every selector and every element, and what is random does not compress.
 */
function cssHash({ hash, filename }) {
  const name = `s-${hash(filename).slice(-4)}`;
  const owner = owners.get(name) ?? filename;
  if (owner !== filename) throw new Error(`${owner} and ${filename} would share the class ${name}`);
  owners.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
