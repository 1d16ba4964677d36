import type { Loader } from './loader.types.ts';

/**
 * Observes nodes that the page adds and removes. New tags are loaded. If a script of the page has removed the mount
 * node of a widget by replacing the host's children, the widget gets it back with its state.
 */
export function watchPage(loader: Loader): void {
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, target } of records) {
      for (const node of addedNodes) if (node instanceof Element) loader.find(node);
      for (const node of removedNodes) if (isLostMount(node, target)) target.appendChild(node);
    }
  }).observe(document, { childList: true, subtree: true });
  // what could not be had is another chance when the network or the reader is back
  for (const type of ['online', 'visibilitychange']) addEventListener(type, () => loader.find(document));
}

/** The engine takes the mark off before it removes a mount node itself. */
const isLostMount = (node: Node, host: Node) =>
  (node as HTMLElement).dataset?.apMount === '' && !node.isConnected && host.isConnected;
