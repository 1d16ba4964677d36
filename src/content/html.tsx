import { useLayoutEffect, useRef } from 'react';
import { sanitise } from './sanitise.ts';

/** Html from the server, made safe. Its nodes are not React's: a change replaces them all. */
export function Html({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    element?.replaceChildren(sanitise(html));
    return () => element?.replaceChildren();
  }, [html]);
  return <div ref={place} />;
}
