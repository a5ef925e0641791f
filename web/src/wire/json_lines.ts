/** Streamed answers: one JSON value per line. */

export const LINES = "application/x-ndjson";

/** The values of the lines, each as soon as it is there. */
export async function* linesOf<T>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  for await (const line of textLines(body)) yield JSON.parse(line) as T;
}

/** The lines themselves, without empty ones. */
export async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield line;
    if (done) return;
  }
}
