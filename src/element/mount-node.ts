/**
 * The node that React draws in, beside the server's children of a host. A clone of a host (an editor's copy, a
 * page snapshot) brings a stale one along: its server content goes back to the host first.
 */
export function addMountNode(host: HTMLElement): HTMLElement {
  for (const stale of host.querySelectorAll<HTMLElement>(':scope > [data-ap-mount]')) {
    returnSlots(host, stale);
    removeMount(stale);
  }
  for (const stale of host.querySelectorAll('[data-ap-mount="beside"]'))
    if (stale.closest('[data-ap-state]') === host) stale.remove();
  wrapTexts(host);
  const node = document.createElement('div');
  node.dataset.apMount = '';
  host.append(node);
  return node;
}

/** Gives the host back the server's nodes that a lost mount node holds. */
export function returnSlots(host: Element, container: Element): void {
  host.append(...container.querySelectorAll('[data-ap-slot] > [slot]'));
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
