import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchNextPage } from '../../src/api/lists.ts';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { CardList } from '../../src/lists/card-list.ts';
import { createFocusNew } from '../../src/lists/focus-new.ts';
import { markEntry } from '../../src/lists/kept-list.ts';
import { useHiddenNodes } from '../../src/lists/use-hidden-nodes.ts';
import { useKeptList } from '../../src/lists/use-kept-list.ts';
import { useNearEnd } from '../../src/lists/use-near-end.ts';
import { contract } from './load-more.element.ts';
import { beginLoadMore, type LoadMore, nextLoadMore } from './load-more-machine.ts';

interface Model extends LoadMore {
  end: RefObject<HTMLDivElement | null>;
  isEmpty: boolean;
  press(): void;
  /** Moves the focus when the focused button disappears. */
  passFocus(): void;
}

export function useLoadMore({ nextPage, delay, adPositions, auto }: ElementProps<typeof contract>): Model {
  const host = useHost();
  const emit = useEmit(contract);
  const [state, send] = useMachine(nextLoadMore, () => beginLoadMore(nextPage ?? null));
  const { step, next, failure } = state;
  const list = useRef<CardList>(undefined);
  const [isEmpty, setIsEmpty] = useState(false);
  const [focus] = useState(() => createFocusNew(host));

  useOnChange(nextPage ?? null, (next) => send({ type: 'given', next }));

  const placeAds = useEffectEvent(() => list.current?.placeAds(adPositions));
  useLayoutEffect(() => {
    const mine = new CardList(host);
    list.current = mine;
    setIsEmpty(mine.cards.length === 0);
    placeAds();
    return () => mine.stop();
  }, [host]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (next === null) return;
    try {
      const [page] = await Promise.all([fetchNextPage(next, signal), loadSanitiser()]);
      if (signal.aborted || !list.current) return;
      const added = list.current.add(page.html, next);
      markEntry();
      placeAds();
      send({ type: 'came', count: added.length, next: page.nextPage });
      setIsEmpty(list.current.cards.length === 0);
      focus.came(added, list.current);
      emit('ap-results', { count: added.length });
    } catch (error) {
      if (signal.aborted) return;
      send({
        type: 'failed',
        isForeign: error instanceof ApiError && error.type === 'precondition' && error.status === 0,
      });
      emit('ap-list-error', {});
    }
  });
  useEffect(() => {
    if (step !== 'adding') return;
    const asking = new AbortController();
    ask(asking.signal);
    return () => asking.abort();
  }, [step]);
  useEffect(() => {
    if (step !== 'pausing') return;
    const timer = setTimeout(() => send({ type: 'paused' }), delay);
    return () => clearTimeout(timer);
  }, [step, delay, send]);

  useKeptList(list, next, (kept) => {
    list.current?.restore(kept.pages);
    placeAds();
    send({ type: 'given', next: kept.next });
  });
  useHiddenNodes(host, '[data-list-more]', true);
  useHiddenNodes(host, '[slot="empty"]', !isEmpty);
  const [end, grant] = useNearEnd(auto && step === 'idle' && next !== null && failure === null, () =>
    send({ type: 'near' }),
  );

  return {
    ...state,
    end,
    isEmpty,
    passFocus: () => focus.pass(list.current),
    press() {
      grant();
      focus.request();
      send({ type: 'press' });
    },
  };
}
