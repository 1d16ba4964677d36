import { fetchPoll } from '../../src/api/poll.ts';
import type { PollAnswer } from '../../src/api/poll.types.ts';
import { shared } from '../../src/storage/registry.ts';
import { createStore, type StoreApi } from '../../src/storage/store.ts';
import { withOneMore } from './poll-state.ts';
import { rememberVote, votedOption } from './voted-polls.ts';

/** What all elements of one poll in a document know of it (POLL-20). */
export interface KnownPoll {
  /** The server's last answer. */
  answer?: PollAnswer;
  votedOptionId: string | null;
  status: 'loading' | 'ready' | 'error';
}

/** The polls of the document, by id. */
export const pollsStore = (): StoreApi<Record<string, KnownPoll>> =>
  shared('polls', () => createStore<Record<string, KnownPoll>>(() => ({})));

export function knownPoll(pollId: string): KnownPoll {
  return pollsStore().getState()[pollId] ?? { votedOptionId: votedOption(pollId), status: 'loading' };
}

function change(pollId: string, poll: Partial<KnownPoll>) {
  pollsStore().setState({ [pollId]: { ...knownPoll(pollId), ...poll } });
}

const inFlight = new Map<string, Promise<void>>();

/** Asks the server; elements of the same poll share one request. A failure keeps what was known (POLL-29). */
export function refreshPoll(pollId: string): Promise<void> {
  const running = inFlight.get(pollId);
  if (running) return running;
  change(pollId, { status: 'loading' });
  const request = fetchPoll(pollId)
    .then(
      (answer) => change(pollId, { answer, status: 'ready' }),
      () => change(pollId, { status: 'error' }),
    )
    .finally(() => inFlight.delete(pollId));
  inFlight.set(pollId, request);
  return request;
}

/** Counts the own vote that the server has admitted, and remembers it (POLL-11..13). */
export function recordVote(pollId: string, optionId: string): void {
  rememberVote(pollId, optionId);
  const { answer } = knownPoll(pollId);
  change(pollId, { votedOptionId: optionId, ...(answer && { answer: withOneMore(answer, optionId) }) });
}

/** The server says that this visitor had voted already, perhaps elsewhere: results are shown (POLL-20, POLL-27). */
export function showAsVoted(pollId: string): void {
  change(pollId, { votedOptionId: votedOption(pollId) ?? '' });
}
