import { useEffect, useState } from 'react';
import { readCachedOptions } from '../../src/api/poll.ts';
import type { PollAnswer } from '../../src/api/poll.types.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { useStore } from '../../src/storage/use-store.ts';
import type { contract } from './poll.element.ts';
import { pollStore, refreshIfStale, type StoredPoll } from './polls-store.ts';
import { type Start, upcomingStart } from './start.ts';

type Props = ElementProps<typeof contract>;

export interface LoadedPoll {
  answer: PollAnswer;
  /** The poll starts in the future. */
  isScheduled: boolean;
  /** Start by the server's clock; undefined until its code has loaded. */
  start: Start | undefined;
  votedOptionId: string | null;
  isLoading: boolean;
  /** Failure of the last request. */
  failure: StoredPoll['failure'];
}

/** Builds the poll from the attributes, until the API responds (POLL-01). */
function cachedAnswer(props: Props, host: Element): PollAnswer {
  const options = readCachedOptions(props.options);
  return {
    options,
    totalVotes: props.totalVotes ?? options.reduce((sum, { votes }) => sum + votes, 0),
    // a missing attribute does not mean a closed poll: the API decides
    active: props.active || !host.hasAttribute('active'),
    open: props.open,
    hidden: props.hiddenPoll,
    startDate: props.startDate ? { date: props.startDate } : null,
  };
}

/** Data of a poll: first from the attributes, then from the API; its start follows the clock. */
export function usePollData(
  props: Props,
): LoadedPoll & { latest(): LoadedPoll; setStart(start: Start): void } {
  const pollId = props.pollId ?? '';
  const host = useHost();
  const store = pollStore(pollId);
  const stored = useStore(store);
  const [reportedStart, setStart] = useState<Start>();

  useEffect(() => refreshIfStale(pollId, props.votedOptionId), [pollId, props.votedOptionId]);

  function read(state: StoredPoll): LoadedPoll {
    const answer = state.answer ?? cachedAnswer(props, host);
    const date = answer.startDate?.date;
    const start = reportedStart?.date === date ? reportedStart : undefined;
    const isScheduled = start ? start.isAhead : !answer.active && upcomingStart(date) !== undefined;
    // a response from before the start may describe the poll as closed; the clock knows better
    const isOutdated = start !== undefined && start.validFrom > state.requestedAt;
    return {
      answer: { ...answer, active: !isScheduled && (answer.active || isOutdated) },
      isScheduled,
      start,
      votedOptionId: state.votedOptionId ?? props.votedOptionId ?? null,
      isLoading: state.isLoading,
      failure: state.failure,
    };
  }
  return { ...read(stored), latest: () => read(store.getState()), setStart };
}
