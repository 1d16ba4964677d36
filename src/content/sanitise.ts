import { isAllowedElement, isDroppedElement, MAX_DEPTH, safeAttribute } from './html-rules.ts';

/**
 * The one door for html from the server (W-04): what is not on the lists does not get into the page. It is read in a
 * document that runs and loads nothing, and made anew node by node, so that no browser ever reads a cleaned text again.
 */

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

function copyElement(source: Element, depth: number): Node | undefined {
  // an svg or math element may bear the name of an html one
  if (source.namespaceURI !== 'http://www.w3.org/1999/xhtml' || isDroppedElement(source.localName))
    return undefined;
  const copy = isAllowedElement(source.localName)
    ? document.createElement(source.localName)
    : document.createDocumentFragment();
  if (copy instanceof Element) copyAttributes(source, copy);
  copyChildren(source, copy, depth + 1);
  return copy;
}

function copyAttributes(source: Element, copy: Element) {
  for (const { name, value } of source.attributes) {
    const safe = safeAttribute(name, value);
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
