import { removeMount, slotMark } from '../mount-node.ts';
import { undoCopied } from '../node-edits.ts';

/**
 * Cleans a copy of a rendered host (an editor's copy, a page snapshot): undoes all that its original had rendered and
 * changed, so that the copy is as the server wrote it. A tag inside that is already rendered stays as it is.
 */
export function tidyCopy(host: HTMLElement): void {
  for (const stale of host.querySelectorAll(':scope > [data-ap-mount]')) {
    returnSlots(host, stale);
    removeMount(stale);
  }
  const isOwn = (node: Element) => node.parentElement?.closest('[data-ap-state]') === host;
  for (const stale of host.querySelectorAll('[data-ap-mount="beside"], [data-ap-made]'))
    if (isOwn(stale)) stale.remove();
  for (const edited of [host, ...host.querySelectorAll<HTMLElement>('[data-ap-was]')]) undoCopied(edited);
}

/** Moves the server's nodes from an orphaned mount node back into the host. */
function returnSlots(host: Element, container: Element): void {
  for (const node of container.querySelectorAll('[data-ap-slot] > [slot]')) {
    const isMark = ({ nodeType, nodeValue }: Node) =>
      nodeType === Node.COMMENT_NODE && nodeValue === slotMark(node.slot);
    const mark = [...host.childNodes].find(isMark);
    if (mark) mark.replaceWith(node);
    else host.append(node);
  }
}
