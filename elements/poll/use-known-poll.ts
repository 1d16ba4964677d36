import { useEffect, useState } from 'react';
import { readCachedOptions } from '../../src/api/poll.ts';
import type { PollAnswer } from '../../src/api/poll.types.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { useStore } from '../../src/storage/use-store.ts';
import type { contract } from './poll.element.ts';
import { pollStore, refreshIfStale, type StoredPoll } from './polls-store.ts';
import { type Start, startAhead } from './start.ts';

type Props = ElementProps<typeof contract>;

export interface PollFacts {
  answer: PollAnswer;
  /** The poll starts in the future. */
  isScheduled: boolean;
  /** Start of the poll by the clock; undefined until it is known. */
  start: Start | undefined;
  votedOptionId: string | null;
  isLoading: boolean;
  /** The last request failed. */
  loadFailed: boolean;
}

/** Poll as the CMS wrote it, until the API responds (POLL-01). */
function cachedAnswer(props: Props, host: Element): PollAnswer {
  const options = readCachedOptions(props.options);
  return {
    options,
    totalVotes: props.totalVotes ?? options.reduce((sum, { votes }) => sum + votes, 0),
    // without the attribute the API decides; until then the poll does not look closed
    active: props.active || !host.hasAttribute('active'),
    open: props.open,
    hidden: props.hiddenPoll,
    startDate: props.startDate ? { date: props.startDate } : null,
  };
}

/** State of a poll: at once from the tag, then from the API and the clock. */
export function useKnownPoll(
  props: Props,
): PollFacts & { latest(): PollFacts; setStart(start: Start): void } {
  const pollId = props.pollId ?? '';
  const host = useHost();
  const store = pollStore(pollId);
  const stored = useStore(store);
  const answerOf = ({ answer }: StoredPoll) => answer ?? cachedAnswer(props, host);
  const [reportedStart, setStart] = useState<Start>();

  useEffect(() => refreshIfStale(pollId, props.votedOptionId), [pollId, props.votedOptionId]);

  // a missing id has a warning of its own
  const isUnknown = stored.failure === 'unknown' && pollId !== '';
  useEffect(() => {
    if (isUnknown) warnAttribute(host, 'poll-id', pollId, 'el número d’una enquesta publicada');
  }, [host, pollId, isUnknown]);

  function read(state: StoredPoll): PollFacts {
    const answer = answerOf(state);
    const date = answer.startDate?.date;
    const start = reportedStart?.date === date ? reportedStart : undefined;
    const isScheduled = start ? start.isAhead : !answer.active && startAhead(date) !== undefined;
    // ignores a response from before the start
    const isOld = start !== undefined && start.validFrom > state.askedAt;
    return {
      answer: { ...answer, active: !isScheduled && (answer.active || isOld) },
      isScheduled,
      start,
      votedOptionId: state.votedOptionId ?? props.votedOptionId ?? null,
      isLoading: state.isLoading,
      loadFailed: state.failure !== null,
    };
  }
  return { ...read(stored), latest: () => read(store.getState()), setStart };
}
