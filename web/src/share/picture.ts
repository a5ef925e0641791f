/** A finished game as one picture: its board, with the result above. */

export interface PictureFacts {
  readonly title: string;
  readonly result: string;
  /** Where and when, in small letters below. */
  readonly note: string;
  readonly colours: Readonly<Record<"ground" | "ink" | "accent" | "quiet", string>>;
  /** The face of the titles, as a `data:` address: the picture leaves the page without its fonts. */
  readonly face?: string;
}

const WIDTH = 1200;
const MARGIN = 60;
/** How high a board may be; one that would be higher is drawn less wide. */
const TALLEST = 1080;
const HEAD = 190;
/** How far the board moves up where its own heading was. */
const UP = 44;
const FOOT = 80;
const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}

/** The width and height of a drawing, from its viewBox or its own measures. */
export function sizeOf(svg: string): { readonly width: number; readonly height: number } {
  const box = /<svg[^>]*\bviewBox="([^"]+)"/.exec(svg)?.[1]?.split(/[\s,]+/).map(Number);
  if (box !== undefined && box.length === 4) return { width: box[2] ?? 1, height: box[3] ?? 1 };
  const measure = (name: string): number =>
    Number(new RegExp(`<svg[^>]*\\b${name}="([\\d.]+)`).exec(svg)?.[1] ?? 1);
  return { width: measure("width"), height: measure("height") };
}

/** The picture as an SVG document; it needs nothing from outside. */
export function composePicture(board: string, facts: PictureFacts): string {
  const { width, height } = sizeOf(board);
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, TALLEST / height);
  const [wide, tall] = [Math.round(width * scale), Math.round(height * scale)];
  // The picture has a heading of its own, with the names of the people.
  const bare = board.replace(/<text[^>]*\bclass="heading"[^>]*>[^<]*<\/text>/g, "");
  const top = bare === board ? HEAD : HEAD - UP;
  const total = top + tall + FOOT;
  const inner = bare
    .slice(bare.indexOf("<svg"))
    .replace(/<svg[^>]*>/, (tag) => {
      const stripped = tag.replace(/\s(x|y|width|height)="[^"]*"/g, "");
      const box = /viewBox=/.test(stripped) ? "" : ` viewBox="0 0 ${width} ${height}"`;
      const place = `x="${(WIDTH - wide) / 2}" y="${top}" width="${wide}" height="${tall}"`;
      return stripped.replace("<svg", `<svg ${place}${box}`);
    });
  const text = (words: string, y: number, size: number, colour: string, face: string): string =>
    `<text x="${WIDTH / 2}" y="${y}" text-anchor="middle" font-size="${size}" fill="${colour}" ` +
    `font-family="${face}">${escaped(words)}</text>`;
  const serif = "Marcellus, Palatino, Georgia, serif";
  const sans = "system-ui, sans-serif";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${total}" ` +
    `width="${WIDTH}" height="${total}">` +
    (facts.face === undefined
      ? ""
      : `<style>@font-face{font-family:Marcellus;src:url("${facts.face}") format("woff2")}</style>`) +
    `<rect width="${WIDTH}" height="${total}" fill="${facts.colours.ground}"/>` +
    inner +
    text(facts.title, 84, 60, facts.colours.ink, serif) +
    text(facts.result, 150, 40, facts.colours.accent, serif) +
    text(facts.note, total - 30, 24, facts.colours.quiet, sans) +
    `</svg>`
  );
}

/** A file of the app as a `data:` address; undefined where it cannot be read. */
export async function asData(address: string): Promise<string | undefined> {
  try {
    const blob = await (await fetch(address)).blob();
    return await new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(String(reader.result));
      reader.onerror = () => done(undefined);
      reader.readAsDataURL(blob);
    });
  } catch {
    return undefined;
  }
}

/** The same picture as PNG, drawn by the browser. */
export async function rasterise(svg: string): Promise<Blob> {
  const { width, height } = sizeOf(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (blob === null) throw new Error("the browser could not draw the picture");
  return blob;
}
