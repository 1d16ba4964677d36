import { keepAttribute, releaseAttribute } from './kept-attributes.ts';

/** Text of the comment that marks the place of a slot's node. */
export const slotMark = (name: string): string => `ap-slot ${name}`;

const MOUNT = 'data-ap-mount';

/** Marks a node as one that React draws in. */
export const markMount = (node: Element, kind = '') => keepAttribute(node, MOUNT, kind);

/** The node that React draws in, beside the server's children of a host. One that an earlier drawing has left goes. */
export function addMountNode(host: HTMLElement): HTMLElement {
  host.querySelectorAll(`:scope > [${MOUNT}]`).forEach(removeMount);
  wrapTexts(host);
  const node = document.createElement('div');
  markMount(node);
  host.append(node);
  return node;
}

/** Takes a mount node away for good: without its mark the loader does not bring it back. */
export function removeMount(container: Element): void {
  releaseAttribute(container, MOUNT);
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
