import { undoCopied } from './node-edits.ts';

/** What a comment says that keeps the place of a slot's node. */
export const slotMark = (name: string): string => `ap-slot ${name}`;

/**
 * The node that React draws in, beside the server's children of a host. A clone of a host (an editor's copy, a
 * page snapshot) brings along what its original had drawn and changed: all of it is taken back first.
 */
export function addMountNode(host: HTMLElement): HTMLElement {
  for (const stale of host.querySelectorAll<HTMLElement>(':scope > [data-ap-mount]')) {
    returnSlots(host, stale);
    removeMount(stale);
  }
  const isOwn = (node: Element) => node.parentElement?.closest('[data-ap-state]') === host;
  for (const stale of host.querySelectorAll('[data-ap-mount="beside"], [data-ap-made]'))
    if (isOwn(stale)) stale.remove();
  undoCopied(host);
  for (const edited of host.querySelectorAll<HTMLElement>('[data-ap-was]'))
    if (isOwn(edited)) undoCopied(edited);
  wrapTexts(host);
  const node = document.createElement('div');
  node.dataset.apMount = '';
  host.append(node);
  return node;
}

/** Gives the host back the server's nodes that a lost mount node holds. */
function returnSlots(host: Element, container: Element): void {
  for (const node of container.querySelectorAll('[data-ap-slot] > [slot]')) {
    const isMark = ({ nodeType, nodeValue }: Node) =>
      nodeType === Node.COMMENT_NODE && nodeValue === slotMark(node.slot);
    const mark = [...host.childNodes].find(isMark);
    if (mark) mark.replaceWith(node);
    else host.append(node);
  }
}

/** Takes a mount node away for good: without its mark the loader does not bring it back. */
export function removeMount(container: HTMLElement): void {
  delete container.dataset.apMount;
  container.remove();
}

/** Bare text of a host cannot be hidden by a style sheet, so it gets an element. */
function wrapTexts(host: HTMLElement): void {
  for (const child of [...host.childNodes]) {
    if (child.nodeType !== Node.TEXT_NODE || !child.nodeValue?.trim()) continue;
    const span = document.createElement('span');
    child.replaceWith(span);
    span.append(child);
  }
}
