import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise.ts';

interface Props {
  html: string;
  /** Selectors, tried in order: only the first match is shown, or everything if none matches. */
  within?: readonly string[];
}

/** Returns the first match of `within`, or all nodes. */
export const partOf = (all: DocumentFragment, within: readonly string[]): ParentNode & Node =>
  within.map((selector) => all.querySelector(selector)).find((part) => part !== null) ?? all;

/** Renders sanitised html from the server. React does not own its nodes: a change replaces them all. */
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
