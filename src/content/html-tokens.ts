/** A piece of an html text, and where the next begins. Comments, doctypes and the like say nothing. */
export type Token = { next: number } & (
  | { type: 'nothing' }
  | { type: 'text'; text: string }
  | { type: 'start'; name: string; attributes: Map<string, string>; closesItself: boolean }
  | { type: 'end'; name: string }
);

const comment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/y;
/** What browsers take for a comment too: `<!…>`, `<?…>`, `</ …>`. */
const bogus = /<(?:[!?]|\/(?![a-z]))[^>]*>?/iy;
const opening = /<(\/?)([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;
/** A quote that nothing ends, after an attribute that got no value. */
const openQuote = /\s*=\s*["']/y;
const closing = /[\s/]*>/y;

function match(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** @returns undefined when the text ends within the tag, which browsers drop */
function readTag(html: string, [start, slash, written = '']: RegExpExecArray, at: number): Token | undefined {
  const name = written.toLowerCase();
  const attributes = new Map<string, string>();
  let next = at + start.length;
  for (;;) {
    const [end] = match(closing, html, next) ?? [];
    if (end !== undefined) {
      next += end.length;
      return slash
        ? { type: 'end', name, next }
        : { type: 'start', name, attributes, closesItself: end.endsWith('/>'), next };
    }
    const [whole, key = '', ...values] = match(attribute, html, next) ?? [];
    if (whole === undefined) return undefined;
    next += whole.length;
    const value = values.find((one) => one !== undefined);
    if (value === undefined && match(openQuote, html, next)) return undefined;
    const lower = key.toLowerCase();
    if (!attributes.has(lower)) attributes.set(lower, value ?? '');
  }
}

/**
 * The piece of html at a place, cut as browsers cut it. The contents of script and its like are for who asks to skip.
 * @returns undefined at the end
 */
export function readToken(html: string, at: number): Token | undefined {
  if (at >= html.length) return undefined;
  const mark = html.indexOf('<', at);
  const end = mark === -1 ? html.length : mark;
  if (end > at) return { type: 'text', text: html.slice(at, end), next: end };
  const [skipped] = match(comment, html, at) ?? match(bogus, html, at) ?? [];
  if (skipped !== undefined) return { type: 'nothing', next: at + skipped.length };
  const tag = match(opening, html, at);
  return tag ? readTag(html, tag, at) : { type: 'text', text: '<', next: at + 1 };
}
