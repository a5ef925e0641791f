import { describe, expect, it } from "vitest";

import { staleCaches, strategyOf, type Shell } from "../src/worker/strategy";

const ORIGIN = "https://games.example";
const SHELL: Shell = {
  version: "2",
  core: ["", "icon.svg"],
  rest: ["assets/Learn-1.js"],
  python: [],
  sheets: [],
  served: true,
};

function strategy(path: string, method = "GET", mode = "cors", served = true): string {
  const url = path.startsWith("/") ? ORIGIN + path : path;
  return strategyOf({ method, mode, url }, `${ORIGIN}/`, { ...SHELL, served });
}

describe("the service worker", () => {
  it("never touches what only the server can answer", () => {
    expect(strategy("/api/games")).toBe("network");
    expect(strategy("/api/tables/abc/record", "GET", "navigate")).toBe("network");
    expect(strategy("/health")).toBe("network");
    expect(strategy("/metrics", "GET", "navigate")).toBe("network");
    expect(strategy("/", "POST")).toBe("network");
    expect(strategy("https://elsewhere.example/assets/a.js")).toBe("network");
  });

  it("answers every page of the app with the shell where there is no network", () => {
    expect(strategy("/", "GET", "navigate")).toBe("page");
    expect(strategy("/table/abc", "GET", "navigate")).toBe("page");
    expect(strategy("/apiary", "GET", "navigate")).toBe("page");
  });

  it("takes from the cache first what never changes under its name", () => {
    expect(strategy("/assets/index-abc.js")).toBe("asset");
    expect(strategy("/icon.svg")).toBe("file");
    expect(strategy("/unknown.txt")).toBe("network");
  });

  it("asks a server first which files are of its version, and the cache where there is none", () => {
    for (const path of ["/python/manifest.json", "/data/games.json"]) {
      expect(strategy(path)).toBe("file");
      expect(strategy(path, "GET", "cors", false)).toBe("asset");
    }
    expect(strategy("/python/library-1.bin")).toBe("asset");
    expect(strategy("/", "GET", "navigate", false)).toBe("kept-page");
  });

  it("finds the files of an app that lies below the root of its host", () => {
    const at = (path: string): string =>
      strategyOf({ method: "GET", mode: "cors", url: ORIGIN + path }, `${ORIGIN}/play/`, SHELL);
    expect(at("/play/python/library-1.bin")).toBe("asset");
    expect(at("/play/icon.svg?turn")).toBe("file");
    expect(at("/assets/index-abc.js")).toBe("network");
  });

  it("drops the caches of other versions, and of nobody else", () => {
    const names = ["colonnade-1", "colonnade-2", "somebody-else"];
    expect(staleCaches(names, "2")).toEqual(["colonnade-1"]);
  });
});
