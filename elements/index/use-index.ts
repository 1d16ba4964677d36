import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import type { CardList } from '../../src/lists/card-list.ts';
import { type Choices, initialLetter, isSameQuery, writeListQuery } from '../../src/lists/list-query.ts';
import { useHiddenNodes } from '../../src/lists/use-hidden-nodes.ts';
import { useKeptList } from '../../src/lists/use-kept-list.ts';
import { useNearEnd } from '../../src/lists/use-near-end.ts';
import { contract } from './index.element.ts';
import { texts as ownTexts } from './index.texts.ts';
import type { Source } from './index.types.ts';
import { IndexController, type IndexView } from './index-controller.ts';
import { beginIndex, type IndexEvent } from './index-machine.ts';
import { parsePageAddress, usePageInView } from './page-address.ts';
import { readChoices, readServer } from './read-server.ts';
import { sources } from './sources.ts';
import { useControls } from './use-controls.ts';

/** Element with the link from a later page of a list to its beginning. */
const START = '[data-list-start]';

/**
 * Links to the beginning of a list that starts on a later page, unless the server's own link is shown.
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

/** The view before the controller acts: the server's list, or the search of the address where the server wrote another. */
function firstView(host: HTMLElement, choices: Choices, cursorMark: string | undefined): IndexView {
  const { letters } = choices;
  const { query, cursor } = parsePageAddress(choices);
  const server = readServer(host, letters);
  const isServers = server !== undefined && isSameQuery(server, query);
  // if the server refused the cursor of the address, its list starts at the first page
  const from = isServers && !host.querySelector(START) ? null : cursor;
  const state = beginIndex(query, initialLetter(letters), isServers ? (cursorMark ?? null) : undefined, from);
  return { ...state, isEmpty: false, notice: undefined };
}

interface Model extends IndexView {
  end: RefObject<HTMLDivElement | null>;
  press(): void;
  /** Moves the focus of a button that goes. */
  passFocus(): void;
}

export function useIndex(props: ElementProps<typeof contract>): Model {
  const { endpoint, limit, delay, moreDelay, adPositions, cursorMark, locations, ages, filters } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const source = (props.source ?? 'programmes') as Source;
  const given = props.letters.join(' ');
  const letters = useMemo(() => (given === '' ? sources[source].letters : given.split(' ')), [given, source]);
  const choices = useMemo(
    () => readChoices(host, { letters, hasText: !sources[source].hasNoText, locations, ages, filters }),
    [host, source, letters, locations, ages, filters],
  );
  const settings = { source, endpoint, limit, delay, moreDelay, adPositions, choices };
  const [view, setView] = useState(() => firstView(host, choices, cursorMark));
  const { search, step, cursor, failure, from, notice, isEmpty } = view;
  const controller = useRef<IndexController>(undefined);
  const list = useRef<CardList>(undefined);

  const first = useRef({ view, settings });
  useLayoutEffect(() => {
    const { view: state, settings } = first.current;
    const mine = new IndexController({ host, state, settings, onView: setView, emit });
    controller.current = mine;
    list.current = mine.list;
    return () => mine.stop();
  }, [host, emit]);
  useLayoutEffect(() => {
    if (controller.current) controller.current.settings = settings;
  });

  const { keepNow, bringBack } = useKeptList(list, cursor, (kept) => controller.current?.restore(kept));
  // the kept list is found by an address that the first search may rewrite
  useEffect(() => controller.current?.start(), []);
  const isListed = step !== 'settling' && step !== 'searching';
  usePageInView(list, isListed, (page) => controller.current?.showPage(page));

  const searchFor = useCallback(
    (event: IndexEvent) => {
      keepNow();
      controller.current?.search(event);
    },
    [keepNow],
  );
  useControls(props, letters, search, searchFor);
  useListener(window, 'popstate', () => {
    const { query, cursor } = parsePageAddress(choices);
    if (isSameQuery(query, search) || bringBack()) return;
    controller.current?.send({ type: 'search', search: query, from: cursor });
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
  // the notices belong to the search that the server rendered
  useHiddenNodes(host, '[data-list-notice]', notice !== undefined);
  useHiddenNodes(host, `${START}:not([data-ap-made])`, from === null || notice !== undefined);
  useStartLink(
    list,
    from === null
      ? undefined
      : `${location.pathname}${writeListQuery(search, letters, { others: location.search })}`,
  );
  useHiddenNodes(host, '[slot="empty"]', !isEmpty);
  const [end, grant] = useNearEnd(step === 'idle' && cursor !== null && failure === null, () =>
    controller.current?.send({ type: 'near' }),
  );

  return {
    ...view,
    end,
    passFocus: () => controller.current?.passFocus(),
    press() {
      grant();
      controller.current?.press();
    },
  };
}
