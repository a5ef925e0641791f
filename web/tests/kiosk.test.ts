import { expect, it } from "vitest";

import { kioskAsked, leadsOut } from "../src/model/kiosk";

it("a public screen is asked for by the address, with its own idle time for tests", () => {
  expect(kioskAsked("")).toBeNull();
  expect(kioskAsked("?kiosk")).toEqual({ idle: 60 });
  expect(kioskAsked("?kiosk&idle=2.5")).toEqual({ idle: 2.5 });
  expect(kioskAsked("?kiosk&idle=never")).toEqual({ idle: 60 });
  expect(kioskAsked("?kiosk&idle=-1")).toEqual({ idle: 60 });
});

it("links to files, other sites, new windows and the server lead out", () => {
  const link = (facts: Partial<HTMLAnchorElement>, download = false): HTMLAnchorElement =>
    ({
      target: "",
      origin: "https://here",
      pathname: "/rules/senet",
      hasAttribute: () => download,
      ...facts,
    }) as unknown as HTMLAnchorElement;
  expect(leadsOut(link({}), "https://here")).toBe(false);
  expect(leadsOut(link({}, true), "https://here")).toBe(true);
  expect(leadsOut(link({ origin: "https://there" }), "https://here")).toBe(true);
  expect(leadsOut(link({ target: "_blank" }), "https://here")).toBe(true);
  expect(leadsOut(link({ pathname: "/api/tables/x/record" }), "https://here")).toBe(true);
});
