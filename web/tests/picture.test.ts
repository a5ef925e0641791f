import { expect, it } from "vitest";

import { composePicture, sizeOf } from "../src/share/picture";

const BOARD = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 400 200"><rect/></svg>';
const COLOURS = { ground: "#FBF7EF", ink: "#2A2420", accent: "#8A5A1E", quiet: "#5A4F43" };
const FACTS = { title: "Senet", result: "Ada <3 a gagné !", note: "Colonnade", colours: COLOURS };

it("measures a drawing by its viewBox, else by its width and height", () => {
  expect(sizeOf(BOARD)).toEqual({ width: 400, height: 200 });
  expect(sizeOf('<svg width="12" height="7.5">')).toEqual({ width: 12, height: 7.5 });
});

it("composes the board and the result into one document", () => {
  const picture = composePicture(`<?xml version="1.0"?>${BOARD}`, FACTS);
  expect(picture.startsWith("<svg ")).toBe(true);
  expect(picture.match(/<svg/g)).toHaveLength(2);
  expect(picture).toContain('x="60" y="190" width="1080" height="540"');
  expect(picture).toContain("Ada &lt;3 a gagné !");
  expect(picture).not.toContain("<?xml");
  // Board, head and foot fit.
  expect(sizeOf(picture)).toEqual({ width: 1200, height: 190 + 540 + 80 });
});

it("has one heading, in the face of the titles", () => {
  const headed = BOARD.replace("<rect/>", '<text x="1" class="heading">SENET</text><text>27</text>');
  const picture = composePicture(headed, { ...FACTS, face: "data:font/woff2;base64,AAAA" });
  expect(picture).not.toContain("SENET");
  expect(picture).toContain("<text>27</text>");
  expect(picture).toContain('url("data:font/woff2;base64,AAAA")');
  expect(sizeOf(picture).height).toBeLessThan(sizeOf(composePicture(BOARD, FACTS)).height);
});
