import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise.ts';

interface Props {
  html: string;
  /** Only what the first of these selectors that is in it names; all of it where none is. */
  within?: readonly string[];
}

/** The part of some nodes that is meant. */
export const partOf = (all: DocumentFragment, within: readonly string[]): ParentNode & Node =>
  within.map((selector) => all.querySelector(selector)).find((part) => part !== null) ?? all;

/** Html from the server, made safe. Its nodes are not React's: a change replaces them all. */
export function Html({ html, within }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    const safe = sanitise(html);
    element?.replaceChildren(within ? partOf(safe, within) : safe);
    return () => element?.replaceChildren();
  }, [html, within]);
  return <div ref={place} />;
}
