import { moveNode } from '../move-node.ts';
import { warnEditor } from '../warn.ts';
import { notes } from './notes.ts';
import { startTag } from './start-tag.ts';

/** Number of unmarked elements after which the search for content stops. */
const UNMARKED_END = 3;

/** Number of text blocks that proves a page: no server content of a widget has so many. */
const MANY_BLOCKS = 3;

const BLOCKS = 'p, h2, h3, h4, ul, ol, figure, blockquote, table, div';
const SECTIONS = 'main, article, aside, header, footer, h1';

const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;
export const isTag = ({ localName }: Element) => localName.startsWith('ap-');
const isBlank = ({ nodeType, nodeValue }: Node) => nodeType === Node.TEXT_NODE && !nodeValue?.trim();
const isInline = (host: Element) => getComputedStyle(host).display.startsWith('inline');

/** Our classes that any page may use in its text. All others occur only in the server content of a tag. */
const COMMON = 'button, quiet, large, plain, heading, alert, actions, picture, body, note, visually-hidden'
  .split(', ')
  .map((name) => `.ap-${name}`);

/** Marks of server content, whichever the tag. */
const CONTENT = `[data-prop], [data-card-list], [data-list-more], [class^="ap-"]:not(${COMMON})`;

const has = (node: Node, marks: string): boolean =>
  isElement(node) &&
  (node.matches(`[slot], ${marks}`) ||
    node.querySelector(marks) !== null ||
    (node.localName === 'p' && node.querySelector(':scope > [slot]') !== null));

/** Detects nodes that occur only in the content of this tag. */
const isOwn = (node: Node, { localName }: Element): boolean =>
  has(node, `[data-prop], [class^="${localName.split('-', 2).join('-')}"], [class^="ap-server-"]`);

/**
 * Repairs the markup of a tag when its intent is certain. Only marked content makes it certain: a misplaced end tag
 * leaves just a paragraph, empty or with a break at its edge.
 */
export function repairMarkup(host: HTMLElement, isFallback: boolean): void {
  const paragraph = host.closest('p');
  if (paragraph) reclaimChildren(host, paragraph);
  else if (isFallback) releaseTrailing(host);
}

/** Moves content back into its tag, after the paragraph around the tag has ended where the content begins. */
function reclaimChildren(host: HTMLElement, paragraph: HTMLElement): void {
  const { nodes, certain, hasEnd } = nodesAfter(host, paragraph);
  const thrownOut = nodes.slice(0, certain && hasEnd ? nodes.length : certain);
  if (!thrownOut.length) return;
  for (const node of thrownOut) moveNode(host, node, null);
  warnEditor(host, notes.tornMended(host.localName));
}

/** Detects a host whose content and end tag may follow it unmarked. */
export function mayBeSplit(host: HTMLElement): boolean {
  const paragraph = host.closest('p');
  if (!paragraph) return false;
  const { nodes, certain, hasEnd } = nodesAfter(host, paragraph);
  return !certain && hasEnd && nodes.some(({ textContent }) => textContent?.trim());
}

/** Tests that the host ends with the paragraph, without even a space between, and is the outermost such tag. */
function isLastOf(host: HTMLElement, paragraph: HTMLElement): boolean {
  for (let node: Element = host; node !== paragraph; node = node.parentElement as Element)
    if (node.nextSibling || (node !== host && isTag(node))) return false;
  return true;
}

interface After {
  nodes: ChildNode[];
  /** Number of leading nodes that are certainly content. */
  certain: number;
  /** True if the nodes are followed by the trace of an end tag. */
  hasEnd: boolean;
}

/** Nodes after a host's paragraph that may be its content. */
function nodesAfter(host: HTMLElement, paragraph: HTMLElement): After {
  const nodes: ChildNode[] = [];
  let certain = 0;
  let unmarked = 0;
  const isTorn = isLastOf(host, paragraph) && !isInline(host);
  let node = isTorn ? paragraph.nextSibling : null;
  for (; node && unmarked <= UNMARKED_END; node = node.nextSibling) {
    const edge = isElement(node) ? edgeOf(node) : undefined;
    if (isElement(node) && [node, ...node.querySelectorAll('*')].some(isTag)) break;
    if (edge === 'begins') return { nodes, certain, hasEnd: true };
    nodes.push(node);
    if (has(node, CONTENT)) [certain, unmarked] = [nodes.length, 0];
    else if (isElement(node)) unmarked++;
    if (edge === 'ends') return { nodes, certain, hasEnd: true };
  }
  return { nodes, certain, hasEnd: false };
}

/** Finds the trace of an end tag in a paragraph: at its beginning, with text after it, or at its end. */
function edgeOf(node: HTMLElement): 'begins' | 'ends' | undefined {
  if (node.localName !== 'p' || node.attributes.length) return undefined;
  const [first, ...others] = [...node.childNodes].filter((child) => !isBlank(child));
  if (!first) return 'ends';
  if (first.nodeName === 'BR' && others.length) return 'begins';
  return others.at(-1)?.nodeName === 'BR' ? 'ends' : undefined;
}

/** Detects white space at the end of the parent that belongs to this tag, or to another unclosed tag in it. */
function endsBlank(host: Element): boolean {
  const last = [...host.childNodes].findLast((node) => !(isElement(node) && 'apMount' in node.dataset));
  return last !== undefined && (isBlank(last) || (isElement(last) && isTag(last) && endsBlank(last)));
}

/** Moves the rest of the parent, which an unclosed tag has swallowed, back to its place. */
function releaseTrailing(host: HTMLElement): void {
  const nodes = [...host.childNodes];
  const own = nodes.findLastIndex((node) => isOwn(node, host) || node.nodeName === 'FORM');
  const rest = nodes.slice(own + 1);
  const elements = rest.filter(isElement);
  const isPage =
    elements.some((node) => node.matches(SECTIONS) || (isTag(node) && !isInline(node))) ||
    (own < 0 && elements.filter((node) => node.matches(BLOCKS)).length >= MANY_BLOCKS);
  const { parentElement } = host;
  if (!isPage || !parentElement || !endsBlank(host)) return;
  for (const node of rest) moveNode(parentElement, node, null);
  warnEditor(host, notes.notClosed(host.localName, startTag(host)));
}
