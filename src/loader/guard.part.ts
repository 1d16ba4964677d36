import { configStore } from '../config/config.ts';
import { keepAttribute, keptOf } from '../element/kept-attributes.ts';
import { removeMount } from '../element/mount-node.ts';
import { undoCopied } from '../element/node-edits.ts';
import { tidyCopy } from '../element/pasted/tidy-copy.ts';
import { type R2wcElement, RENDER } from '../element/r2wc-element.ts';
import { followConfig } from './follow-config.ts';

const STATE = 'data-ap-state';
const MOUNT = 'data-ap-mount';
const WAS = 'data-ap-was';

/**
 * Attributes that the engine sets on hosts and on the server's nodes, and that are put back where a script of the page removes
 * them. Not `open` of `<details>`, which is the reader's too.
 */
const KEPT_NAMES = [
  STATE,
  MOUNT,
  WAS,
  ...['asked', 'found', 'lost', 'plain', 'pressable', 'replaced', 'row', 'sliding', 'within'].map(
    (name) => `data-ap-${name}`,
  ),
  ...['data-state', 'data-swipe', 'data-user', 'opened', 'sticky'],
  ...['hidden', 'id', 'inert', 'novalidate', 'role', 'share-title', 'tabindex', 'url'],
  ...['activedescendant', 'autocomplete', 'controls', 'current', 'describedby', 'expanded', 'invalid'].map(
    (name) => `aria-${name}`,
  ),
  ...['label', 'labelledby', 'roledescription'].map((name) => `aria-${name}`),
];

/** Called with each tag that is defined. */
let isOn = false;

/**
 * Guards the changes that widgets have made to the page against three kinds of scripts: those that replace parts of it
 * (Turbo, htmx), those that rewrite it to match the server's answer (morphs), and those that restore a copy (snapshots).
 */
export default function guard(): void {
  if (isOn) return;
  isOn = true;
  followConfig(configStore());
  tidyDead(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) tidyDead(node);
    records.forEach(putBackNodes);
    putBackAttributes(records);
  }).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: KEPT_NAMES,
    attributeOldValue: true,
  });
  // what a widget reads of the configuration while it draws
  configStore().subscribe(() => {
    for (const host of document.querySelectorAll<R2wcElement>(`[${STATE}="ready"]`)) host[RENDER]?.();
  });
}

const isLive = (mount: Element) => keptOf(mount)?.[MOUNT] !== undefined;

/** Undoes what copies of drawn nodes have brought along, and removes what is left of widgets in no tag. */
function tidyDead(root: Document | Element): void {
  const all = [...root.querySelectorAll<HTMLElement>(`[${MOUNT}], [${WAS}]`)];
  if (root instanceof HTMLElement) all.push(root);
  for (const node of all) {
    undoCopied(node);
    if (!node.hasAttribute(MOUNT) || isLive(node) || !node.isConnected) continue;
    const host = node.parentElement;
    const isOfHost = node.dataset.apMount === '' && host?.dataset.apState !== undefined;
    if (isOfHost && ![...host.children].some(isLive)) {
      tidyCopy(host);
      host.dataset.apState = 'waiting';
    } else removeMount(node);
  }
}

/** Puts back a control that stands among the server's nodes; the engine takes the mark off before it removes one itself. */
function putBackNodes({ removedNodes, nextSibling, target }: MutationRecord): void {
  for (const node of removedNodes)
    if (node instanceof Element && isLive(node) && !node.isConnected && target.isConnected)
      target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
}

/** Nodes that have been put right in this task: a script that changes them again at once has the last word. */
const done = new Set<Node>();

function putBackAttributes(records: readonly MutationRecord[]): void {
  const now = new Set<Node>();
  for (const { target, attributeName, oldValue } of records) {
    if (!attributeName || done.has(target)) continue;
    const node = target as HTMLElement;
    const value = node.getAttribute(attributeName);
    const kept = attributeName === STATE ? (value ?? oldValue) : keptOf(node)?.[attributeName];
    if (kept === undefined || kept === value) continue;
    now.add(node);
    if (attributeName === STATE) node.setAttribute(STATE, kept as string);
    else {
      noteServerValue(node, attributeName, value);
      keepAttribute(node, attributeName, kept);
    }
  }
  if (now.size && !done.size) setTimeout(() => done.clear());
  for (const node of now) done.add(node);
}

/** Notes the new server value of an attribute that a widget has changed, to restore it when the widget ends. */
function noteServerValue(node: HTMLElement, name: string, value: string | null): void {
  const before = JSON.parse(keptOf(node)?.[WAS] ?? '{}');
  if (name in before) keepAttribute(node, WAS, JSON.stringify({ ...before, [name]: value }));
}
