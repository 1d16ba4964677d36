import { useState } from 'react';
import { fetchStreams, readStreams } from '../../src/api/streaming.ts';
import type { Stream } from '../../src/api/streaming.types.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit } from '../../src/element/host.ts';
import { useSharedPoll } from '../../src/polling/use-shared-poll.ts';
import { saysTheSame } from './server-streams.ts';
import { contract } from './streaming-list.element.ts';
import { useKeptFocus } from './use-kept-focus.ts';

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
