import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { config } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { oncePerType } from '../../src/content/body-views.ts';
import { texts as messageTexts } from '../../src/content/message.texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { editsOf } from '../../src/element/node-edits.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useSharedPoll } from '../../src/polling/use-shared-poll.ts';
import { childrenOf } from './children-of.ts';
import { contract } from './live-feed.element.ts';
import { texts as ownTexts } from './live-feed.texts.ts';
import { type FeedState, initialState, LiveFeedController, type Told } from './live-feed-controller.ts';

type Props = ElementProps<typeof contract>;

const allTexts = { ...messageTexts, ...ownTexts };

/** Pages of older messages that come by themselves while the reader scrolls; then the footer can be reached (W-29). */
const PAGES = 3;
/** How far below the screen the end of the list is near. */
const NEAR = '600px 0px';

const onUnknown = oncePerType((message) => console.warn(`<${contract.tag}> ${message}`));

/** The server's list, or one of our own where the page has none. */
function listOf(host: HTMLElement): HTMLElement {
  const [found] = childrenOf(host, '[data-feed-list]');
  if (found) return found;
  const list = document.createElement('div');
  list.dataset.feedList = '';
  list.dataset.apMade = '';
  host.insertBefore(list, childrenOf(host, '[data-ap-mount]')[0] ?? null);
  return list;
}

export interface LiveFeedModel extends FeedState {
  list: HTMLElement;
  /** The server says itself that there are no messages. */
  hasOwnEmpty: boolean;
  /** At the end of the list: older messages are loaded when it comes near. */
  end: RefObject<HTMLDivElement | null>;
  showHeld(): void;
  loadOlder(): void;
  retry(): void;
}

export function useLiveFeed(props: Props): LiveFeedModel {
  const { liveId = '', interval, closed } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const [list, setList] = useState(() => listOf(host));
  const [state, setState] = useState<FeedState>(initialState);
  const controller = useRef<LiveFeedController>(undefined);
  const texts = useTexts(allTexts);
  const latest = useRef({ ...props, texts });
  useLayoutEffect(() => {
    latest.current = { ...props, texts };
  });

  useLayoutEffect(() => {
    const { adPositions, messages, texts } = latest.current;
    const { basePath, imageTemplate } = config();
    const mine = new LiveFeedController({
      host,
      list,
      liveId,
      messages,
      adPositions: adPositions.map(Number),
      context: {
        imageService: { base: basePath, template: imageTemplate },
        basePath,
        onUnknown,
        texts,
      },
      texts: {
        removed: texts['live.removed'],
        read: texts['live.read'],
      },
      onState: setState,
      onMessages: (added, direction) => emit('ap-live-messages', { added, direction }),
      onFailure: () => emit('ap-list-error', {}),
      onClosed: () => host.toggleAttribute('closed', true),
      onLost: () => setList(listOf(host)),
    });
    controller.current = mine;
    return () => mine.stop();
  }, [host, list, liveId, emit]);

  const poll = useSharedPoll<Told>(
    {
      key: `live ${liveId}`,
      interval,
      ask: () => controller.current?.ask() ?? Promise.reject(new Error('gone')),
    },
    (told, from) => {
      if (controller.current?.hear(told, from)) poll();
    },
    !closed && !state.isMissing,
  );

  useHiddenNodes(host, '[data-feed-older]', true);
  useHiddenNodes(host, '[slot="empty"]', !state.isEmpty);
  const [end, grant] = useNearEnd(state, () => controller.current?.loadOlder());

  const loadOlder = () => {
    grant();
    void controller.current?.loadOlder(true);
  };
  return {
    ...state,
    list,
    hasOwnEmpty: childrenOf(host, '[slot="empty"]').length > 0,
    end,
    loadOlder,
    showHeld: () => controller.current?.showHeld(),
    retry: () => (state.failure === 'older' ? loadOlder() : poll()),
  };
}

/** Loads when the end of the list is near, a few times without being asked. @returns the end, and what allows as many again */
function useNearEnd(
  { hasOlder, isLoadingOlder, failure }: FeedState,
  load: () => void,
): [end: RefObject<HTMLDivElement | null>, grant: () => void] {
  const end = useRef<HTMLDivElement>(null);
  const left = useRef(PAGES);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  const [hasScrolled, setHasScrolled] = useState(false);
  // who has not scrolled has not read what is there yet: nothing more is asked for (LIVE-03)
  useListener(window, 'scroll', () => setHasScrolled(true), { isOn: !hasScrolled, capture: true });
  const isWanted = hasScrolled && hasOlder && !isLoadingOlder && failure === undefined;

  // observed anew after each page, since an end that stays near tells nothing more
  useEffect(() => {
    if (!isWanted || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || left.current <= 0) return;
        left.current -= 1;
        newest.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWanted]);

  const grant = () => {
    left.current = PAGES;
  };
  return [end, grant];
}

/** Hides what the server wrote for as long as the widget has its own instead. */
function useHiddenNodes(host: HTMLElement, selector: string, isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return;
    const all = childrenOf(host, selector).map((node) => {
      const edits = editsOf(node);
      edits.attribute('hidden', '');
      return edits;
    });
    return () => {
      for (const { undo } of all) undo();
    };
  }, [host, selector, isHidden]);
}
