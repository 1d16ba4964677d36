import { configStore } from '../config/config.ts';
import { siteNames } from '../config/create-config.ts';
import { attributeName, type Contract } from '../element/contract.ts';
import { keepAttribute, keptOf } from '../element/kept-attributes.ts';
import { removeMount } from '../element/mount-node.ts';
import { undoCopied } from '../element/node-edits.ts';
import { tidyCopy } from '../element/pasted/tidy-copy.ts';
import { type R2wcElement, RENDER } from '../element/r2wc-element.ts';
import { registry } from '../storage/registry.ts';
import { followConfig } from './follow-config.ts';

const STATE = 'data-ap-state';
const MOUNT = 'data-ap-mount';
const WAS = 'data-ap-was';

/**
 * Attributes that the engine sets on hosts and server nodes, and restores when a script of the page removes them.
 * `open` of `<details>` is not among them, because the reader changes it too.
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

/** True once the guard runs: it is called with each tag that is defined. */
let isOn = false;

/**
 * Guards the changes of widgets against three kinds of page scripts: those that replace parts of the page (Turbo,
 * htmx), rewrite it to match a server response (morphs), or restore a copy of it (snapshots).
 */
export function guard(): void {
  reportStrayNames();
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
  // updates values that widgets read from the configuration while rendering
  configStore().subscribe(() => {
    for (const host of document.querySelectorAll<R2wcElement>(`[${STATE}="ready"]`)) host[RENDER]?.();
  });
}

/** Hyphenated names that frameworks and browser extensions give to any element. */
const FOREIGN = /^(?:aria|bis|data|hx|js|ng|v|wp|x)-/;

/** Tests for an attribute that is named like those of our tags, and that this tag does not have. */
const hasStrayName = (host: Element): boolean => {
  const { contract } = host.constructor as { contract?: Contract };
  if (!contract) return false;
  const known = [...KEPT_NAMES, ...Object.keys(contract.attributes).map(attributeName)];
  return host
    .getAttributeNames()
    .some((name) => /-/.test(name) && !FOREIGN.test(name) && !known.includes(name));
};

/** Tests for a misspelt site, which would leave the children's club. */
const hasStraySite = (host: Element): boolean =>
  host.matches('[site]') &&
  !siteNames(configStore().getState().sites).includes(host.getAttribute('site') as string);

/** Loads the check of editors' mistakes for a misspelt attribute or site. All other mistakes are found in preview. */
function reportStrayNames(): void {
  const hosts = [...document.querySelectorAll(`[${STATE}], ap-config`)];
  if (!hosts.some((host) => hasStrayName(host) || hasStraySite(host))) return;
  registry()
    .loader.part('loader/check')
    .then(({ default: check }) => (check as () => void)())
    .catch(() => {}); // the loader has reported the failed part
}

const isLive = (mount: Element) => keptOf(mount)?.[MOUNT] !== undefined;

/** Undoes the changes in copies of rendered nodes, and removes remains of widgets outside any tag. */
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

/** Restores a control among the server's nodes. The engine removes the mark before it removes one itself. */
function putBackNodes({ removedNodes, nextSibling, target }: MutationRecord): void {
  for (const node of removedNodes)
    if (node instanceof Element && isLive(node) && !node.isConnected && target.isConnected)
      target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
}

/** Nodes restored in this task. If a script changes them again at once, its change stays. */
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
