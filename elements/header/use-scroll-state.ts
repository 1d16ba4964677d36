import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { keepAttribute, releaseAttribute } from '../../src/element/kept-attributes.ts';
import { usePageScroll } from '../../src/ui/use-page-scroll.ts';
import { contract } from './header.element.ts';
import { type Scrolled, scrolledTo } from './scroll-state.ts';
import { useBannerHeight } from './use-banner-height.ts';
import { useSeenFocus } from './use-seen-focus.ts';

/** Follows the scroll position and sets the host attributes that style the header (HDR-11..14). */
export function useScrollState(props: ElementProps<typeof contract>): void {
  const host = useHost();
  const emit = useEmit(contract);
  const bannerHeight = useBannerHeight(props);
  const { threshold, delta } = props;
  const isHeld = props.layer !== 'none';
  const scrolled = useRef<Scrolled>({ state: 'static', at: 0 });
  const [state, setState] = useState(scrolled.current.state);
  useExpose('state', state);

  const handle = useCallback(
    (next: Scrolled) => {
      const before = scrolled.current.state;
      scrolled.current = next;
      if (next.state === before) return;
      // from its place, which is out of sight, it does not slide away
      host.toggleAttribute('data-slides', next.state === 'sticky' || before === 'sticky');
      setState(next.state);
      emit('ap-header-state', { state: next.state });
    },
    [host, emit],
  );
  const show = useCallback(() => {
    if (scrolled.current.state === 'hidden') handle({ ...scrolled.current, state: 'sticky' });
  }, [handle]);
  useSeenFocus(show);

  useLayoutEffect(() => {
    keepAttribute(host, 'data-state', state);
  }, [host, state]);
  useLayoutEffect(
    () => () => {
      releaseAttribute(host, 'data-state');
      host.removeAttribute('data-slides');
    },
    [host],
  );

  usePageScroll((y, byItself) => {
    const { state, at } = scrolled.current;
    handle(scrolledTo(y, { state, at: at + byItself }, { bannerHeight, threshold, delta, isHeld }));
  });
}
