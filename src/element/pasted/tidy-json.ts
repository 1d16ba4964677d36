/** A text in quotes; in typographic ones it ends before what may stand after a text. A paragraph or line break between values. */
const PIECES = /"(?:\\.|[^"\\])*"|(?:[“”„″](.*?)[“”″]|«(.*?)»)(?=\s*[,:}\]])|<\/?(?:p|br)\b[^>]*>/gs;

const ENTITIES: Record<string, string> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  laquo: '«',
  raquo: '»',
};

const decode = (text: string) =>
  text.replace(/&(?:#0*(\d+)|(\w+));/g, (entity, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name] ?? entity),
  );

/**
 * JSON as it was written, from what editors and their filters have made of it: quotes as entities or as typography, paragraphs
 * and line breaks between the lines. What stands in straight quotes stays as it is.
 */
export function tidyJson(raw: string): string {
  const quoted = raw.includes('"') ? raw : decode(raw);
  return quoted.replace(PIECES, (piece, curly?: string, angular?: string) => {
    const typed = curly ?? angular;
    if (typed !== undefined) return `"${typed.replaceAll('"', '\\"')}"`;
    return piece.startsWith('<') ? '' : piece;
  });
}
