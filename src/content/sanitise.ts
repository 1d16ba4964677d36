import { safeUrl } from './safe-url.ts';

/**
 * The one door for html from the server (W-04): what is not on these lists does not get into the page. It is read in a
 * document that runs and loads nothing, and made anew node by node, so that no browser ever reads a cleaned text again.
 * docs/decisions/html-from-the-server.md says why there is no library.
 */

const elements = new Set(
  `a abbr article aside audio b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure
  footer h2 h3 h4 h5 h6 header hr i img ins kbd li mark ol p picture pre q s samp section small source span strong
  sub summary sup table tbody td tfoot th thead time tr track u ul var video wbr`.split(/\s+/),
);

/** Left out with all that is in them; of any other unknown element the content stays. */
const dropped = new Set(
  `applet base button embed form frame frameset head iframe input link math meta noembed noframes noscript object
  option plaintext script select slot style svg template textarea title xmp`.split(/\s+/),
);

/** No `id` or `name`, which would take the place of the page's own variables; no `style`, and no `on…`. */
const attributes = new Set(
  `abbr alt aria-describedby aria-hidden aria-label class colspan controls datetime decoding default dir height hidden
  kind label lang loading loop media muted open playsinline preload role rowspan scope sizes srclang start title type
  width`.split(/\s+/),
);

/** Attributes that are addresses. */
const addresses = new Set(['href', 'src', 'poster', 'cite']);

/** Nothing is drawn deeper than this: an html made to exhaust the stack is cut. */
const MAX_DEPTH = 100;

interface Policy {
  createHTML(html: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** What the policy lets through is only ever parsed, never inserted. */
function parse(html: string): Document {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('ap-html', { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html');
}

/** Every candidate of a `srcset`, or none of them. */
function safeSrcset(value: string): string | undefined {
  const candidates = value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/));
  const safe = candidates.every(([address = '', ...descriptors]) => {
    return safeUrl(address) !== undefined && descriptors.every((one) => /^[\d.]+[wx]$/.test(one));
  });
  return safe ? candidates.map((parts) => parts.join(' ')).join(', ') : undefined;
}

function allowed(name: string, value: string): string | undefined {
  if (attributes.has(name)) return value;
  if (addresses.has(name)) return safeUrl(value);
  return name === 'srcset' ? safeSrcset(value) : undefined;
}

function copyElement(source: Element, depth: number): Node | undefined {
  // an svg or math element may bear the name of an html one
  if (source.namespaceURI !== 'http://www.w3.org/1999/xhtml' || dropped.has(source.localName))
    return undefined;
  const isKnown = elements.has(source.localName);
  const copy = isKnown ? document.createElement(source.localName) : document.createDocumentFragment();
  if (copy instanceof Element) copyAttributes(source, copy);
  copyChildren(source, copy, depth + 1);
  return copy;
}

function copyAttributes(source: Element, copy: Element) {
  for (const { name, value } of source.attributes) {
    const safe = allowed(name, value);
    if (safe !== undefined) copy.setAttribute(name, safe);
  }
  if (source.getAttribute('target') !== '_blank' || !copy.hasAttribute('href')) return;
  copy.setAttribute('target', '_blank');
  copy.setAttribute('rel', 'noopener noreferrer');
}

function copyChildren(source: Node, target: Node, depth: number) {
  if (depth > MAX_DEPTH) return;
  for (const child of source.childNodes) {
    if (child instanceof Text) target.appendChild(document.createTextNode(child.data));
    const copy = child instanceof Element ? copyElement(child, depth) : undefined;
    if (copy) target.appendChild(copy);
  }
}

/** The part of the html that is safe, as nodes that have run and loaded nothing yet. */
export function sanitise(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  copyChildren(parse(html).body, fragment, 0);
  return fragment;
}
