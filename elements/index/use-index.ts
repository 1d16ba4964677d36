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
import { useTexts } from '../../src/config/use-texts.ts';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import { CardList } from '../../src/lists/card-list.ts';
import { markEntry } from '../../src/lists/kept-list.ts';
import { initialLetter, isSameQuery, writeListQuery } from '../../src/lists/list-query.ts';
import { useFocusNew } from '../../src/lists/use-focus-new.ts';
import { useHiddenNodes } from '../../src/lists/use-hidden-nodes.ts';
import { useKeptList } from '../../src/lists/use-kept-list.ts';
import { useNearEnd } from '../../src/lists/use-near-end.ts';
import { contract } from './index.element.ts';
import { texts as ownTexts } from './index.texts.ts';
import type { Source } from './index.types.ts';
import { beginIndex, type IndexEvent, type IndexState, nextIndex } from './index-machine.ts';
import { parsePageAddress, showAddress, showPage, usePageInView } from './page-address.ts';
import { readChoices, readServer } from './read-server.ts';
import { callAddress, sources } from './sources.ts';
import { useControls } from './use-controls.ts';

/** Holds the link from a page inside a list to its beginning. */
const START = '[data-list-start]';

/**
 * Links to the beginning of a list that begins further on, where no link of the server to it is shown.
 *
 * @param href of the beginning; undefined where the list begins there
 */
function useStartLink(list: RefObject<CardList | undefined>, href: string | undefined): void {
  const host = useHost();
  const label = useTexts(ownTexts)['index.start'];
  useLayoutEffect(() => {
    if (href === undefined || host.querySelector(`${START}:not([hidden])`)) return;
    const link = document.createElement('a');
    link.href = href;
    link.textContent = label;
    const made = document.createElement('p');
    made.dataset.listStart = '';
    made.dataset.apMade = '';
    made.append(link);
    list.current?.element.before(made);
    return () => made.remove();
  }, [host, list, href, label]);
}

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
  const { locations, ages, filters } = props;
  const choices = useMemo(
    () => readChoices(host, { letters, hasText: !sources[source].hasNoText, locations, ages, filters }),
    [host, source, letters, locations, ages, filters],
  );

  const [state, machine] = useMachine(nextIndex, () => {
    const { query, cursor: asked } = parsePageAddress(choices);
    const server = readServer(host, letters);
    const isServers = server !== undefined && isSameQuery(server, query);
    // a page whose cursor the server has refused begins at the beginning
    const first = isServers && !host.querySelector(START) ? null : asked;
    return beginIndex(query, initialLetter(letters), isServers ? (cursorMark ?? null) : undefined, first);
  });
  const { search, step, cursor, round, failure, from } = state;
  const list = useRef<CardList>(undefined);
  const [isEmpty, setIsEmpty] = useState(false);
  /** Notice of the server about the search; undefined while the page's own answer is shown. */
  const [notice, setNotice] = useState<string>();
  const focus = useFocusNew();
  const { forget } = focus;

  const placeAds = useEffectEvent(() => list.current?.placeAds(adPositions));
  const createList = useEffectEvent((ofHost: HTMLElement) => new CardList(ofHost, from));
  useLayoutEffect(() => {
    const mine = createList(host);
    list.current = mine;
    setIsEmpty(mine.cards.length === 0);
    placeAds();
    return () => mine.stop();
  }, [host]);

  const { keepNow, bringBack } = useKeptList(list, cursor, (kept) => {
    list.current?.restore(kept.pages);
    placeAds();
    setIsEmpty(kept.pages.length === 0);
    const { query } = parsePageAddress(choices);
    machine({ type: 'restored', search: query, cursor: kept.next, from: kept.pages[0]?.page ?? null });
  });
  const isListed = step !== 'settling' && step !== 'searching';
  usePageInView(list, isListed, (page) => showPage(search, choices, page));

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
    const mark = isMore ? cursor : from;
    if (!isMore) {
      // a list that begins again takes the card away that somebody is at
      if (list.current?.element.contains(document.activeElement)) focus.want();
      list.current?.clear();
      showAddress(search, choices, from);
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
      const added = list.current.add(page.html, mark);
      placeAds();
      const total = list.current.cards.length;
      setIsEmpty(total === 0);
      if (isMore) markEntry();
      machine({ type: 'came', round, count: added.length, cursor: page.cursorMark });
      if (!isMore) setNotice(page.notice);
      focus.came(added, list.current);
      emit('ap-results', { count: added.length, total, cursorMark: page.cursorMark });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = error instanceof ApiError && error.status === 400;
      machine({ type: 'failed', round, isRefused });
      if (!isRefused || mark === null) emit('ap-list-error', {});
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
    const { query, cursor: asked } = parsePageAddress(choices);
    if (isSameQuery(query, search) || bringBack()) return;
    send({ type: 'search', search: query, from: asked });
  });

  useEffect(() => {
    const element = list.current?.element;
    element?.setAttribute('aria-busy', String(step === 'adding' || !isListed));
    return () => element?.removeAttribute('aria-busy');
  }, [step, isListed]);

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
  useHiddenNodes(host, '[data-list-notice]', notice !== undefined);
  useHiddenNodes(host, `${START}:not([data-ap-made])`, from === null || notice !== undefined);
  useStartLink(
    list,
    from === null
      ? undefined
      : `${location.pathname}${writeListQuery(search, letters, { others: location.search })}`,
  );
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
