import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from './host.ts';
import { slotMark } from './mount-node.ts';
import { moveNode } from './move-node.ts';

/** The server's children of a slot. They are the CMS's nodes: read them, never change them. */
export function slotNodes(host: Element, name: string): Element[] {
  return [
    ...host.querySelectorAll(
      `:scope > [slot="${name}"], :scope > [data-ap-mount] [data-ap-slot="${name}"] > [slot]`,
    ),
  ];
}

/**
 * Moves the server's own nodes of a slot here, and back to their place on unmount. Without such nodes it renders its
 * children.
 */
export function ServerContent({ name, children }: { name: string; children?: ReactNode }) {
  const host = useHost();
  const place = useRef<HTMLDivElement>(null);
  const [isEmpty] = useState(() => slotNodes(host, name).length === 0);

  useLayoutEffect(() => {
    const target = place.current;
    if (!target) return;
    const taken = slotNodes(host, name).map((node) => {
      const mark = document.createComment(slotMark(name));
      node.before(mark);
      moveNode(target, node, null);
      return { node, mark };
    });
    return () => {
      for (const { node, mark } of taken) {
        if (mark.parentElement) moveNode(mark.parentElement, node, mark);
        else host.append(node); // the page has replaced its old surroundings
        mark.remove();
      }
    };
  }, [host, name]);

  return isEmpty ? children : <div data-ap-slot={name} ref={place} />;
}
