import { isAddress, isAllowedElement, isDroppedElement, MAX_DEPTH, safeAttribute } from './html-rules.ts';
import { readToken, type Token } from './html-tokens.ts';

type StartTag = Extract<Token, { type: 'start' }>;

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const empty = words('br hr img source track wbr');
/** Of what is dropped: nothing is within these… */
const emptyDropped = words('base embed frame input link meta');
/** …and within these no tag is one, up to their end. */
const opaque = words('iframe noembed noframes script style textarea title xmp');

/** What the start of an element ends without saying so, and how far up that reaches. */
type Rule = readonly [starting: ReadonlySet<string>, ended: ReadonlySet<string>, within: ReadonlySet<string>];
const rules: readonly Rule[] = [
  [words('li'), words('li'), words('ol ul caption td th')],
  [words('dt dd'), words('dt dd'), words('dl caption td th')],
  [words('td th'), words('td th'), words('tr table')],
  [words('tr'), words('tr'), words('table')],
  [words('tbody tfoot'), words('thead tbody'), words('table')],
  [
    words(`article aside blockquote dd details div dl dt figcaption figure footer h2 h3 h4 h5 h6 header hr li ol p pre
    section summary table ul`),
    words('p'),
    words('caption td th'),
  ],
];
/** Browsers nest no deeper; what is left is not worth following. */
const DEEPEST = 512;

const entities: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text of html: its character references stay what they are. */
const escapeText = (text: string) =>
  text
    .replaceAll('\u0000', '')
    .replace(/&(?!#\d+;|#x[\da-f]+;|[a-z][a-z\d]*;)/gi, '&amp;')
    .replace(/[<>"]/g, (character) => entities[character] ?? character);

const references: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };
/** A reference that is not known becomes a character that no address may have. */
const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*));/gi, (_whole, tens, hex, name) => {
    if (name) return references[name] ?? '\u0000';
    const code = tens ? Number(tens) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\u0000';
  });

function printAttribute(name: string, value: string): string {
  if (!isAddress(name) && name !== 'srcset') {
    const safe = safeAttribute(name, value);
    return safe === undefined ? '' : ` ${name}="${escapeText(safe)}"`;
  }
  const safe = safeAttribute(name, decode(value));
  return safe === undefined ? '' : ` ${name}="${escapeText(safe.replaceAll('&', '&amp;'))}"`;
}

function printStart({ name, attributes }: StartTag): string {
  const printed = [...attributes].map(([key, value]) => printAttribute(key, value)).join('');
  const leaves = attributes.get('target') === '_blank' && / href="/.test(printed);
  return `<${name}${printed}${leaves ? ' target="_blank" rel="noopener noreferrer"' : ''}>`;
}

/** Where what comes after a dropped element begins. */
function skip(html: string, { name, next, closesItself }: StartTag): number {
  if (emptyDropped.has(name) || (closesItself && (name === 'svg' || name === 'math'))) return next;
  if (name === 'plaintext') return html.length;
  if (opaque.has(name)) {
    const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
    end.lastIndex = next;
    const found = end.exec(html);
    return found ? (readToken(html, found.index)?.next ?? html.length) : html.length;
  }
  let depth = 1;
  for (let token = readToken(html, next); token; token = readToken(html, token.next)) {
    if (token.type === 'start' && token.name === name) depth += 1;
    if (token.type === 'end' && token.name === name) depth -= 1;
    if (depth === 0) return token.next;
  }
  return html.length;
}

/**
 * The part of an editor's html that is safe, as html, for the server (W-04): what the sanitiser makes of it in a browser.
 * Every tag is printed anew from the lists of `html-rules.ts`, closed, and every other `<` is a text. None of those
 * elements changes how a browser reads what comes after it, as script, style, template or svg do: so it reads what was
 * printed, and a piece that was misunderstood here is a lost piece, never one that runs.
 */
export function printHtml(html: string): string {
  const out: string[] = [];
  const open: string[] = [];

  const print = (text: string) => {
    if (open.length <= MAX_DEPTH) out.push(text);
  };
  const closeFrom = (place: number) => {
    while (open.length > place) {
      const name = open.pop();
      print(`</${name}>`);
    }
  };
  const start = (tag: StartTag) => {
    for (const [starting, ended, within] of rules) {
      if (!starting.has(tag.name)) continue;
      const place = open.findLastIndex((name) => ended.has(name) || within.has(name));
      if (place !== -1 && ended.has(open[place] ?? '')) closeFrom(place);
    }
    if (open.length > DEEPEST) return;
    print(printStart(tag));
    if (!empty.has(tag.name)) open.push(tag.name);
  };

  let at = 0;
  for (let token = readToken(html, at); token; token = readToken(html, at)) {
    at = token.next;
    if (token.type === 'text') print(escapeText(token.text));
    if (token.type === 'end')
      closeFrom(open.lastIndexOf(token.name) === -1 ? open.length : open.lastIndexOf(token.name));
    if (token.type !== 'start') continue;
    if (isDroppedElement(token.name)) at = skip(html, token);
    else if (isAllowedElement(token.name)) start(token);
  }
  closeFrom(0);
  return out.join('');
}
