import { mount } from "svelte";

import App from "./App.svelte";
import { keepPreferences } from "./preferences.svelte";
import "./style/base.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no place for the app");
// Before anything is drawn: a dark page never flashes light.
keepPreferences();
mount(App, { target });
