/**
 * Matches quoted texts, and paragraph or line breaks between values. Typographic quotes end only before a separator.
 */
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
 * Restores JSON from the output of editors' filters: quotes as entities or typography, and line breaks as html. Texts
 * in straight quotes stay unchanged.
 */
export function tidyJson(raw: string): string {
  const quoted = raw.includes('"') ? raw : decode(raw);
  return quoted.replace(PIECES, (piece, curly?: string, angular?: string) => {
    const typed = curly ?? angular;
    if (typed !== undefined) return `"${typed.replaceAll('"', '\\"')}"`;
    return piece.startsWith('<') ? '' : piece;
  });
}
