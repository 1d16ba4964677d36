import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LiveMessage } from '../../src/api/live.types.ts';
import { base } from '../../src/config/config.ts';
import { imageService } from '../../src/config/image-service.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { oncePerType } from '../../src/content/body-views.ts';
import { texts as messageTexts } from '../../src/content/message.texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { texts as timeTexts } from '../../src/i18n/dates.texts.ts';
import { useHiddenNodes } from '../../src/lists/use-hidden-nodes.ts';
import { useNearEnd } from '../../src/lists/use-near-end.ts';
import { useSharedPoll } from '../../src/polling/use-shared-poll.ts';
import { childrenOf } from './children-of.ts';
import { contract } from './live-feed.element.ts';
import { texts as ownTexts } from './live-feed.texts.ts';
import { type FeedState, type FeedUpdate, initialState, LiveFeedController } from './live-feed-controller.ts';

type Props = ElementProps<typeof contract>;

const allTexts = { ...messageTexts, ...timeTexts, ...ownTexts };

const onUnknown = oncePerType((message) => console.warn(`<${contract.tag}> ${message}`));

/** The feed's list from the server, or a new one. */
function listOf(host: HTMLElement, liveId: string): HTMLElement {
  const found = childrenOf(host, '[data-feed-list]').find((list) => isOf(liveId, list));
  if (found) return found;
  const list = document.createElement('div');
  list.dataset.feedList = '';
  list.dataset.apMade = '';
  feedsOfLists.set(list, liveId);
  host.insertBefore(list, childrenOf(host, '[data-ap-mount]')[0] ?? null);
  return list;
}

/** Feed of each list: a page may set another feed id and leave the old list in place. */
const feedsOfLists = new WeakMap<Element, string>();

/** Tests whether the list belongs to the feed; a list without a feed is assigned to it. */
function isOf(liveId: string, list: Element): boolean {
  if (!feedsOfLists.has(list)) feedsOfLists.set(list, liveId);
  return feedsOfLists.get(list) === liveId;
}

/** Feed of each host's data. Keyed by the JSON text, because an attribute is parsed anew each time. */
const feedsOfData = new WeakMap<Element, Map<string, string>>();

/** Returns the data if it belongs to this feed and not to an earlier one of the host. */
function dataOf(host: Element, liveId: string, messages: readonly LiveMessage[]): readonly LiveMessage[] {
  const feeds = feedsOfData.get(host) ?? new Map<string, string>();
  feedsOfData.set(host, feeds);
  const text = JSON.stringify(messages);
  if (!feeds.has(text)) feeds.set(text, liveId);
  return feeds.get(text) === liveId ? messages : [];
}

export interface LiveFeedModel extends FeedState {
  list: HTMLElement;
  /** The server provides its own text for an empty feed. */
  hasOwnEmpty: boolean;
  /** Marks the end of the list: older messages load when it comes near. */
  end: RefObject<HTMLDivElement | null>;
  showHeld(): void;
  loadOlder(): void;
  retry(): void;
  /** Moves the focus when its element above or in the list has disappeared. */
  focusFirst(): void;
}

export function useLiveFeed(props: Props): LiveFeedModel {
  const { liveId = '', interval, closed } = props;
  const host = useHost();
  const emit = useEmit(contract);
  const [list, setList] = useState(() => listOf(host, liveId));
  const [state, setState] = useState<FeedState>(initialState);
  const controller = useRef<LiveFeedController>(undefined);
  const hasClosed = useRef(false);
  const texts = useTexts(allTexts);
  const latest = useRef({ ...props, texts });
  useLayoutEffect(() => {
    latest.current = { ...props, texts };
  });

  useLayoutEffect(() => {
    const { adPositions, messages, texts } = latest.current;
    const mine = new LiveFeedController({
      host,
      list,
      liveId,
      messages: dataOf(host, liveId, messages),
      adPositions: adPositions.map(Number),
      context: {
        imageService: imageService(),
        basePath: base(),
        onUnknown,
        texts,
      },
      texts: {
        removed: texts['live.removed'],
        read: texts['live.read'],
        times: texts,
      },
      onState: setState,
      onMessages: (added, direction) => emit('ap-live-messages', { added, direction }),
      onFailure: () => emit('ap-list-error', {}),
      onClosed: () => {
        hasClosed.current = true;
        host.setAttribute('closed', '');
      },
      onLost: () => setList(listOf(host, liveId)),
    });
    controller.current = mine;
    return () => mine.stop();
  }, [host, list, liveId, emit]);

  useLayoutEffect(
    () => () => {
      // another feed replaces this one, and only this one was closed
      if (hasClosed.current && host.isConnected) host.removeAttribute('closed');
    },
    [host],
  );

  const { isMissing } = state;
  useEffect(() => {
    // the engine already warns of a missing id
    if (isMissing && liveId) warnAttribute(host, 'live-id', liveId, 'l’identificador d’un directe publicat');
  }, [host, liveId, isMissing]);

  const poll = useSharedPoll<FeedUpdate>(
    {
      key: `live ${liveId}`,
      interval,
      ask: () => controller.current?.poll() ?? Promise.reject(new Error('gone')),
    },
    (told, from) => {
      if (controller.current?.applyUpdate(told, from)) poll();
    },
    !closed && !isMissing,
  );

  useHiddenNodes(host, '[data-feed-older]', true);
  // of another feed
  useHiddenNodes(host, '[data-feed-list]:not([data-ap-made])', list.dataset.apMade !== undefined);
  useHiddenNodes(host, '[slot="empty"]', !state.isEmpty);
  const { hasOlder, isLoadingOlder, failure } = state;
  const [end, grant] = useNearEnd(hasOlder && !isLoadingOlder && failure === undefined, () =>
    controller.current?.loadOlder(),
  );

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
    focusFirst: () => controller.current?.focusFirst(),
    retry: () => {
      if (state.failure === 'older') loadOlder();
      else {
        controller.current?.retry();
        poll();
      }
    },
  };
}
