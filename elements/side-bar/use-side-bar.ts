import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { keepAttribute, releaseAttribute } from '../../src/element/kept-attributes.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { usePageScroll } from '../../src/ui/use-page-scroll.ts';
import { useWindowWidth } from '../../src/ui/use-window-width.ts';
import { type Away, scrolledTo } from './away.ts';
import { contract } from './side-bar.element.ts';
import { watchKept, watchLimit, watchPlace } from './watch-place.ts';

/** Counts resizes, also by phones' browser bars, so that distances from the lower edge are measured again. */
function useResizes(): number {
  const [count, setCount] = useState(0);
  useListener(window, 'resize', () => setCount((before) => before + 1));
  return count;
}

/** Follows the scroll position and sets the host attribute that styles the bar (SIDE-01..03). */
export function useSideBar(props: ElementProps<typeof contract>): void {
  const { limit, compactLimit, compactAt, mobileMax } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const width = useWindowWidth();
  const resizes = useResizes();
  const wanted = width <= compactAt ? compactLimit : limit;

  const [isPast, setPast] = useState(false);
  const [isOut, setOut] = useState(false);
  const isSticky = isPast && isOut;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see useResizes
  useEffect(() => watchLimit(wanted, setPast), [wanted, resizes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useEffect(() => (isSticky ? watchKept : watchPlace)(host, setOut), [host, isSticky, resizes]);

  const isOnPhone = isSticky && width <= mobileMax;
  const away = useRef<Away>({ isAway: false, at: 0 });
  const [isAway, setAway] = useState(false);
  const put = (next: Away) => {
    away.current = next;
    setAway(next.isAway);
  };
  usePageScroll(
    (y, byItself) => {
      const { isAway, at } = away.current;
      put(scrolledTo(y, { isAway, at: at + byItself }, host.contains(document.activeElement)));
    },
    { isOn: isOnPhone },
  );
  // the distance of the next scroll is measured from the moment the bar becomes sticky
  useLayoutEffect(() => {
    if (isOnPhone) away.current = { isAway: false, at: scrollY };
    setAway(false);
  }, [isOnPhone]);
  // the bar may cover the element focused by keyboard: it hides, and returns when it has the focus itself (W-28)
  useListener(
    document,
    'focusin',
    ({ target }) => {
      const isInside = host.contains(target as Node);
      if (isInside || (target as Element).matches(':focus-visible')) put({ isAway: !isInside, at: scrollY });
    },
    { isOn: isOnPhone },
  );

  const state = !isSticky ? 'static' : isAway ? 'hidden' : 'sticky';
  useLayoutEffect(() => {
    keepAttribute(host, 'data-state', state);
  }, [host, state]);
  useLayoutEffect(() => () => releaseAttribute(host, 'data-state'), [host]);

  useOnChange(isSticky, (sticky) => emit('ap-sticky-change', { sticky }));
}
