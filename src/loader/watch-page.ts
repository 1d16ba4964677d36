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
}

function isLostMount(node: Node, host: Node): boolean {
  return (
    node instanceof HTMLElement &&
    'apMount' in node.dataset &&
    !node.isConnected &&
    host.isConnected &&
    (host as HTMLElement).dataset.apState === 'ready'
  );
}
