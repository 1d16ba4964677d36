import type { Loader } from './loader.types.ts';

/**
 * Follows what the page adds and takes away: new tags are loaded, and a widget whose mount node a script of
 * the page has removed, by replacing the host's children, gets it back with its state.
 */
export function watchPage(loader: Loader): void {
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, target } of records) {
      for (const node of addedNodes) if (node instanceof Element) loader.find(node);
      for (const node of removedNodes) if (isLostMount(node, target)) target.appendChild(node);
    }
  }).observe(document, { childList: true, subtree: true });
  addEventListener('online', () => loader.find(document));
}

/** The engine takes the mark off before it removes a mount node itself. */
function isLostMount(node: Node, host: Node): node is HTMLElement {
  return node instanceof HTMLElement && node.dataset.apMount === '' && !node.isConnected && host.isConnected;
}
