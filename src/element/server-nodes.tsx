import {
  type DependencyList,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { useHost } from './host.ts';
import { markMount, removeMount } from './mount-node.ts';
import { editsOf, type NodeEdits } from './node-edits.ts';

/**
 * Only access of `enhance` widgets to server nodes: nodes stay in place, React never owns them, and changes are
 * undone on unmount.
 */

/** Nodes that widgets have rendered, and server nodes that they have replaced. */
const DRAWN = '[data-ap-mount], [data-ap-replaced]';

/** Finds the matching server elements of a host, in page order; not those that widgets rendered or replaced. */
function find(host: Element, selector: string): HTMLElement[] {
  const nodes = [...host.querySelectorAll<HTMLElement>(selector)];
  return nodes.filter((node) => !host.contains(node.closest(DRAWN)));
}

const isSame = (some: readonly Element[], others: readonly Element[]) =>
  some.length === others.length && some.every((node, index) => node === others[index]);

/** Matching nodes of a host, as a store for React. */
function createNodes(host: Element, selector: string) {
  let nodes = find(host, selector);
  const look = () => {
    const now = find(host, selector);
    if (!isSame(nodes, now)) nodes = now;
  };
  return {
    read: () => nodes,
    subscribe(tell: () => void) {
      look();
      const observer = new MutationObserver(() => {
        look();
        tell();
      });
      observer.observe(host, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
  };
}

/**
 * Returns the matching server elements, including those that the CMS adds or removes later. Uses an external store,
 * so that new elements are rendered before the browser paints or reports a press: no link is without our listener.
 */
export function useServerNodes(selector: string): readonly HTMLElement[] {
  const host = useHost();
  const nodes = useMemo(() => createNodes(host, selector), [host, selector]);
  return useSyncExternalStore(nodes.subscribe, nodes.read);
}

/** Edits server elements; the edits are undone when the nodes or dependencies change. */
export function useNodeEdits(
  nodes: readonly HTMLElement[],
  edit: (node: HTMLElement, edits: NodeEdits, index: number) => void,
  dependencies: DependencyList,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: who calls says what the change depends on
  useLayoutEffect(() => {
    const all = nodes.map((node, index) => {
      const edits = editsOf(node);
      edit(node, edits, index);
      return edits;
    });
    return () => {
      for (const { undo } of all) undo();
    };
  }, [nodes, ...dependencies]);
}

interface BesideProps {
  node: HTMLElement;
  /** Inside the node before or after its content, or next to it. */
  place: InsertPosition;
  children: ReactNode;
}

/** Draws a control at a server's element, in an element of its own. */
export function AdjacentPortal({ node, place, children }: BesideProps) {
  const [own] = useState(() => {
    const element = node.ownerDocument.createElement('span');
    markMount(element, 'beside');
    return element;
  });
  useLayoutEffect(() => {
    const focused = document.activeElement as HTMLElement;
    node.insertAdjacentElement(place, own);
    if (own.contains(focused)) focused.focus({ preventScroll: true });
  }, [node, place, own]);
  useLayoutEffect(() => () => removeMount(own), [own]);
  return createPortal(children, own);
}
