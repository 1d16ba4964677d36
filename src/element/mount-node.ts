import { keepAttribute, releaseAttribute } from './kept-attributes.ts';

/** Text of the comment that marks the place of a slot's node. */
export const slotMark = (name: string): string => `ap-slot ${name}`;

const MOUNT = 'data-ap-mount';

/** Marks a node as one that React renders into. */
export const markMount = (node: Element, kind = '') => keepAttribute(node, MOUNT, kind);

/** Adds a mount node beside the server's children of a host, and removes one left from an earlier render. */
export function addMountNode(host: HTMLElement): HTMLElement {
  host.querySelectorAll(`:scope > [${MOUNT}]`).forEach(removeMount);
  wrapTexts(host);
  const node = document.createElement('div');
  markMount(node);
  host.append(node);
  return node;
}

/** Removes a mount node for good: without its mark the loader does not restore it. */
export function removeMount(container: Element): void {
  releaseAttribute(container, MOUNT);
  container.remove();
}

/** Wraps the bare text of a host in elements, since a style sheet cannot hide text alone. */
function wrapTexts(host: HTMLElement): void {
  for (const child of [...host.childNodes]) {
    if (child.nodeType !== Node.TEXT_NODE || !child.nodeValue?.trim()) continue;
    const span = document.createElement('span');
    child.replaceWith(span);
    span.append(child);
  }
}
