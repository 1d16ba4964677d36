import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchList } from '../../src/api/lists.ts';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { CardList } from '../../src/lists/card-list.ts';
import { useFocusNew } from '../../src/lists/use-focus-new.ts';
import { useHiddenNodes } from '../../src/lists/use-hidden-nodes.ts';
import { useKeptList } from '../../src/lists/use-kept-list.ts';
import { useNearEnd } from '../../src/lists/use-near-end.ts';
import { isSameSearch, readAddress } from './address.ts';
import { contract } from './index.element.ts';
import type { Source } from './index.types.ts';
import { beginIndex, type IndexEvent, type IndexState, nextIndex } from './index-machine.ts';
import { showAddress } from './page-address.ts';
import { readServer } from './read-server.ts';
import { callAddress, initialLetter, sources } from './sources.ts';
import { useControls } from './use-controls.ts';

interface Model extends IndexState {
  end: RefObject<HTMLDivElement | null>;
  isEmpty: boolean;
  notice: string | undefined;
  press(): void;
  /** For the button that goes with the focus. */
  passFocus(): void;
}

export function useIndex(props: ElementProps<typeof contract>): Model {
  const { endpoint, limit, delay, moreDelay, adPositions, cursorMark } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const source = (props.source ?? 'programmes') as Source;
  const given = props.letters.join(' ');
  const letters = useMemo(() => (given === '' ? sources[source].letters : given.split(' ')), [given, source]);

  const [state, machine] = useMachine(nextIndex, () => {
    const search = readAddress(new URLSearchParams(location.search), letters);
    const server = readServer(host, letters);
    const cursor = server && isSameSearch(server, search) ? (cursorMark ?? null) : undefined;
    return beginIndex(search, initialLetter(letters), cursor);
  });
  const { search, step, cursor, round, failure } = state;
  const list = useRef<CardList>(undefined);
  const [isEmpty, setIsEmpty] = useState(false);
  /** What the server says of the search besides; undefined while it is the one that its page has answered. */
  const [notice, setNotice] = useState<string>();
  const focus = useFocusNew();
  const { forget } = focus;

  const placeAds = useEffectEvent(() => list.current?.placeAds(adPositions));
  useLayoutEffect(() => {
    const mine = new CardList(host);
    list.current = mine;
    setIsEmpty(mine.cards.length === 0);
    placeAds();
    return () => mine.stop();
  }, [host]);

  const { keepNow, bringBack } = useKeptList(list, cursor, (kept) => {
    list.current?.clear();
    list.current?.add(kept.cards);
    placeAds();
    setIsEmpty(kept.cards.length === 0);
    const search = readAddress(new URLSearchParams(location.search), letters);
    machine({ type: 'restored', search, cursor: kept.next });
  });

  const send = useCallback(
    (event: IndexEvent) => {
      const { before, after } = machine(event);
      return before.search !== after.search;
    },
    [machine],
  );
  /** A search of the reader's, whose list can be come back to. */
  const change = useCallback(
    (event: IndexEvent) => {
      keepNow();
      // who goes on to another search stays where that is done
      forget();
      send(event);
    },
    [keepNow, forget, send],
  );
  useControls(props, letters, search, change);

  const wait = useEffectEvent(() => {
    if (step === 'settling') {
      list.current?.clear();
      setIsEmpty(false);
    }
    const then = step === 'settling' ? 'settled' : 'paused';
    return setTimeout(() => machine({ type: then }), step === 'settling' ? delay : moreDelay);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new search waits anew (LIST-04)
  useEffect(() => {
    if (step !== 'settling' && step !== 'pausing') return;
    const timer = wait();
    return () => clearTimeout(timer);
  }, [step, round]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const isMore = step === 'adding';
    const mark = isMore ? cursor : null;
    if (!isMore) {
      // a list that begins again takes the card away that somebody is at
      if (list.current?.element.contains(document.activeElement)) focus.want();
      list.current?.clear();
      showAddress(search, letters);
      emit('ap-search', {
        letter: search.letter,
        text: search.text,
        location: [...search.location],
        age: [...search.age],
        filters: [...search.filters],
      });
    }
    try {
      const address = callAddress({ source, endpoint, limit, search, cursor: mark });
      const [page] = await Promise.all([fetchList(address, signal), loadSanitiser()]);
      if (signal.aborted || !list.current) return;
      const added = list.current.add(page.html);
      placeAds();
      const total = list.current.cards.length;
      setIsEmpty(total === 0);
      if (mark !== null) showAddress(search, letters, mark);
      machine({ type: 'came', round, count: added.length, cursor: page.cursorMark });
      if (!isMore) setNotice(page.notice);
      focus.came(added, list.current);
      emit('ap-results', { count: added.length, total, cursorMark: page.cursorMark });
    } catch (error) {
      if (signal.aborted) return;
      const isCursorRefused = isMore && error instanceof ApiError && error.status === 400;
      machine({ type: 'failed', round, isCursorRefused });
      if (!isCursorRefused) emit('ap-list-error', {});
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer to another question is dropped (LIST-26)
  useEffect(() => {
    if (step !== 'searching' && step !== 'adding') return;
    const asking = new AbortController();
    ask(asking.signal);
    return () => asking.abort();
  }, [step, round]);

  useListener(window, 'popstate', () => {
    const wanted = readAddress(new URLSearchParams(location.search), letters);
    if (isSameSearch(wanted, search) || bringBack()) return;
    send({ type: 'search', search: wanted });
  });

  const isLoading = step === 'searching' || step === 'settling';
  useEffect(() => {
    const element = list.current?.element;
    element?.setAttribute('aria-busy', String(step === 'adding' || isLoading));
    return () => element?.removeAttribute('aria-busy');
  }, [step, isLoading]);

  const reading = useMemo(
    () => ({
      letter: search.letter,
      text: search.text,
      selected: [...search.location, ...search.age, ...search.filters],
      loading: step !== 'idle' && step !== 'pausing',
      cursorMark: cursor,
    }),
    [search, step, cursor],
  );
  useExpose('state', reading);

  useHiddenNodes(host, '[data-list-more], [data-list-empty]', true);
  // they are of the search that the server has answered
  useHiddenNodes(host, '[data-list-start], [data-list-notice]', notice !== undefined);
  useHiddenNodes(host, '[slot="empty"]', !isEmpty || step !== 'idle' || failure !== null);
  const [end, grant] = useNearEnd(step === 'idle' && cursor !== null && failure === null, () =>
    machine({ type: 'near' }),
  );

  return {
    ...state,
    end,
    notice,
    isEmpty: isEmpty && step === 'idle' && failure === null,
    passFocus: () => focus.pass(list.current),
    press() {
      grant();
      focus.want();
      machine({ type: 'press' });
    },
  };
}
