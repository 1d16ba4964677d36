import { useState } from 'react';
import { fetchStreams, readStreams } from '../../src/api/streaming.ts';
import type { Stream } from '../../src/api/streaming.types.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit } from '../../src/element/host.ts';
import { useSharedPoll } from '../../src/polling/use-shared-poll.ts';
import { contract } from './streaming-list.element.ts';
import { useKeptFocus } from './use-kept-focus.ts';

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
  /** The API has answered: when there is nothing, it is known. */
  isAnswered: boolean;
}

/**
 * Live streams: from the server's list or the page's data, then from the API. A failure changes nothing (STRM-07).
 */
export function useStreams(
  { excludeId, interval, items }: ElementProps<typeof contract>,
  list: HTMLElement | undefined,
): Streams {
  const emit = useEmit(contract);
  /** Data that the page gives later are newer than the last answer. */
  const asked = JSON.stringify([excludeId, items]);
  const [answer, setAnswer] = useState<{ streams: Stream[]; asked: string }>();
  const known = answer?.asked === asked ? answer.streams : undefined;
  const given = known ?? (items.length > 0 ? readStreams(items) : undefined);
  const [isReplaced, setIsReplaced] = useState(false);
  const keepFocus = useKeptFocus(answer);

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
