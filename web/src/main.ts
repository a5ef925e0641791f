import { mount } from "svelte";

import App from "./App.svelte";
import { keepPreferences, preferences } from "./preferences.svelte";
import "./style/base.css";
import { loadWords } from "./words/say.svelte";
import { registerWorker } from "./worker/registration";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no place for the app");
// Before anything is drawn: a dark page never flashes light.
keepPreferences();
// Not awaited at the top: a module that others wait for is cut into many small files.
void loadWords(preferences.language).then(() => mount(App, { target }));

// A page of an older version whose files the server no longer has starts anew with the new one.
addEventListener("vite:preloadError", (event) => {
  const at = Number(sessionStorage.getItem("colonnade.reloaded") ?? 0);
  if (Date.now() - at < 60_000 || !navigator.onLine) return;
  event.preventDefault();
  sessionStorage.setItem("colonnade.reloaded", String(Date.now()));
  location.reload();
});
addEventListener("load", () => void registerWorker());
