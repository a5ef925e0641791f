/** Drawings that come from a game's own package: shown, but trusted with nothing. */

import DOMPurify from "dompurify";

export interface Drawing {
  readonly viewBox: string;
  readonly nodes: readonly Node[];
}

/** What could fetch something, style the page or lead out of it. */
const FORBIDDEN_TAGS = ["a", "animate", "animatemotion", "animatetransform", "feimage", "image", "script", "set", "style", "use"];
const FORBIDDEN_ATTRIBUTES = ["class", "href", "src", "style", "xlink:href"];

/** The parts of an SVG document that only draw. */
export function cleaned(text: string): Drawing {
  const fragment = DOMPurify.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    FORBID_TAGS: FORBIDDEN_TAGS,
    FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      // Gradients and clips of the drawing itself may be named, nothing else.
      if (/url\s*\((?!\s*["']?#)/i.test(value)) element.removeAttribute(name);
    }
  }
  const svg = fragment.querySelector("svg");
  return { viewBox: svg?.getAttribute("viewBox") ?? "0 0 100 100", nodes: [...(svg?.childNodes ?? [])] };
}
