import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHost } from '../element/host.ts';
import { editsOf, undoCopied } from '../element/node-edits.ts';
import { handOnFocus } from './hand-on-focus.ts';
import type { MenuLink } from './link-menu.types.ts';

/** Marks an element among the server's nodes as server content, so that the same code extends it. */
function asMade<E extends HTMLElement>(element: E): E {
  element.dataset.apMade = '';
  return element;
}

interface ReplaceNodeProps {
  node: HTMLElement;
  children: ReactNode;
}

/**
 * Renders the page's data in an element like the server's. The server's own is hidden in place, and returns when the
 * data go.
 */
export function ReplaceNode({ node, children }: ReplaceNodeProps) {
  const [made] = useState(() => {
    const copy = node.cloneNode(false) as HTMLElement;
    undoCopied(copy);
    copy.removeAttribute('id');
    return asMade(copy);
  });
  useLayoutEffect(() => {
    const edits = editsOf(node);
    const handOn = handOnFocus(node);
    edits.attribute('data-ap-replaced', '');
    node.after(made);
    handOn(made);
    return () => {
      const handBack = handOnFocus(made);
      made.remove();
      edits.undo();
      handBack(node);
    };
  }, [node, made]);
  return createPortal(children, made);
}

interface ReplaceListsProps {
  /** Selector of the host's server lists. */
  selector: string;
  /** Creates a list within a wrapper, which is inserted, when the server has written none. */
  make: () => HTMLElement;
  /** Selector of the list's parent; default: the host. */
  place?: string;
  children: ReactNode;
}

/** Renders the page's data in place of each server list. */
export function ReplaceLists({ selector, make, place, children }: ReplaceListsProps) {
  const host = useHost();
  const [{ lists, own }] = useState(() => {
    const found = [...host.querySelectorAll<HTMLElement>(selector)];
    if (found.length) return { lists: found, own: undefined };
    const list = make();
    return { lists: [list], own: asMade(list.parentElement as HTMLElement) };
  });
  useLayoutEffect(() => {
    if (!own) return;
    (place ? host.querySelector(place) : host)?.append(own);
    return () => own.remove();
  }, [host, own, place]);
  return lists.map((list, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lists of a page have no other name
    <ReplaceNode key={index} node={list}>
      {children}
    </ReplaceNode>
  ));
}

/** Items of a list of links, as in server content (NAV-07). */
export function LinkItems({ links }: { links: readonly MenuLink[] }) {
  return links.map(({ title, href, text, target, rel, children = [] }) => (
    <li key={`${href} ${title}`}>
      <a href={href} title={text} target={target} rel={rel}>
        {title}
      </a>
      {children.length > 0 && (
        <ul>
          <LinkItems links={children} />
        </ul>
      )}
    </li>
  ));
}
