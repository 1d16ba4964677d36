import { useLayoutEffect, useRef, useState } from 'react';
import { fetchStreams, readStreams } from '../../src/api/streaming.ts';
import type { Stream } from '../../src/api/streaming.types.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useSharedPoll } from '../../src/polling/use-shared-poll.ts';
import { contract } from './streaming-list.element.ts';

const ofTheData = ({ id, kicker, title, video, audio }: Stream) =>
  [id, kicker, title, safeUrl(video?.href), safeUrl(audio?.href)].map((part) => part?.trim() ?? '');

function ofTheServer(item: HTMLElement): string[] {
  const text = (selector: string) => item.querySelector(selector)?.textContent?.trim() ?? '';
  const address = (kind: string) =>
    item.querySelector(`a[data-kind="${kind}"]`)?.getAttribute('href')?.trim() ?? '';
  const { streamId = '' } = item.dataset;
  return [streamId, text('.ap-stream-kicker'), text('.ap-stream-title'), address('video'), address('audio')];
}

/** Compares the server's list with the streams, pictures excepted: an equal list stays. */
function saysTheSame(list: HTMLElement, streams: readonly Stream[]): boolean {
  const items = [...list.children] as HTMLElement[];
  return JSON.stringify(items.map(ofTheServer)) === JSON.stringify(streams.map(ofTheData));
}

export interface Streams {
  /** Streams that replace the server's list; undefined while that stays. */
  shown: readonly Stream[] | undefined;
  count: number;
  /** The API has responded, so that an empty list is final. */
  isAnswered: boolean;
}

/**
 * Keeps the focus when the list changes: on the same link of the same stream, else on the first stream, or on the
 * empty message.
 * @param shown rendered value; a change restores the focus
 * @returns a function to call just before the change
 */
function useRestoredStreamFocus(shown: unknown): () => void {
  const host = useHost();
  const focused = useRef<{ id: string; kind: string }>(undefined);

  useLayoutEffect(() => {
    const before = focused.current;
    focused.current = undefined;
    if (!before || shown === undefined) return;
    const lists = host.querySelectorAll<HTMLElement>('.ap-streams:not([data-ap-replaced])');
    const links = [...lists].flatMap((list) => [...list.querySelectorAll<HTMLElement>('a[data-kind]')]);
    const ofStream = links.filter(
      (link) => link.closest<HTMLElement>('[data-stream-id]')?.dataset.streamId === before.id,
    );
    const target = ofStream.find(({ dataset }) => dataset.kind === before.kind) ?? ofStream[0];
    const next = target ?? links[0] ?? host.querySelector<HTMLElement>('[data-streams-state]');
    if (next !== document.activeElement) next?.focus({ preventScroll: true });
  }, [host, shown]);

  return () => {
    const link = document.activeElement;
    const item = link?.closest<HTMLElement>('[data-stream-id]');
    if (!(link instanceof HTMLElement) || !item || !host.contains(item)) return;
    focused.current = { id: item.dataset.streamId ?? '', kind: link.dataset.kind ?? '' };
  };
}

/**
 * Live streams: from the server's list or the page's data, then from the API. A failure changes nothing (STRM-07).
 */
export function useStreams(
  { excludeId, interval, items }: ElementProps<typeof contract>,
  list: HTMLElement | undefined,
): Streams {
  const emit = useEmit(contract);
  /** The page's data and excluded id: a change makes the last response outdated. */
  const asked = JSON.stringify([excludeId, items]);
  const [answer, setAnswer] = useState<{ streams: Stream[]; asked: string }>();
  const known = answer?.asked === asked ? answer.streams : undefined;
  const given = known ?? (items.length > 0 ? readStreams(items) : undefined);
  const [isReplaced, setIsReplaced] = useState(false);
  const keepFocus = useRestoredStreamFocus(answer);

  useSharedPoll(
    { key: `streaming ${excludeId ?? ''}`, interval, ask: () => fetchStreams(excludeId || undefined) },
    (streams) => {
      keepFocus();
      setAnswer({ streams, asked });
      if (!list || !saysTheSame(list, streams)) setIsReplaced(true);
      emit('ap-streaming-update', { count: streams.length });
    },
  );

  const isServers = list !== undefined && !isReplaced && items.length === 0;
  return {
    shown: isServers ? undefined : (given ?? []),
    count: isServers ? list.childElementCount : (given?.length ?? 0),
    isAnswered: known !== undefined,
  };
}
