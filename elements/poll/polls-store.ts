import { ApiError } from '../../src/api/client.ts';
import { fetchPoll } from '../../src/api/poll.ts';
import type { PollAnswer } from '../../src/api/poll.types.ts';
import { shared } from '../../src/storage/registry.ts';
import { createStore, type StoreApi } from '../../src/storage/store.ts';
import { withOneMore } from './poll-state.ts';
import { rememberVote, votedOption } from './voted-polls.ts';

/** Shared state of all elements of one poll in a document (POLL-20). */
export interface KnownPoll {
  /** The server's last answer. */
  answer?: PollAnswer;
  /** Device time of the request for it, or of the first element without an answer, in milliseconds. */
  askedAt: number;
  votedOptionId: string | null;
  isLoading: boolean;
  /** Failure of the last request: no response (POLL-29), or an unknown poll. */
  failure: 'load' | 'unknown' | null;
}

/** How long an answer is new enough for another element of the poll, in milliseconds; as long as the API lets caches keep it. */
const FRESH_FOR = 5000;

/** A store for each poll of the document: what happens to one poll wakes no element of another. */
const stores = () => shared('polls', () => new Map<string, StoreApi<KnownPoll>>());

export function pollStore(pollId: string): StoreApi<KnownPoll> {
  const known = stores().get(pollId);
  if (known) return known;
  const store = createStore<KnownPoll>(() => ({
    askedAt: Date.now(),
    votedOptionId: votedOption(pollId),
    isLoading: true,
    failure: null,
  }));
  stores().set(pollId, store);
  return store;
}

const failureOf = (error: unknown): KnownPoll['failure'] =>
  error instanceof ApiError && error.status === 404 ? 'unknown' : 'load';

/** The running request of each store; it belongs to the store, so that a new one waits for none of an older page. */
const inFlight = new WeakMap<StoreApi<KnownPoll>, Promise<void>>();

/**
 * Requests a poll; elements of the same poll share one request. A failure keeps the known state (POLL-29).
 * @param isRevalidated bypasses caches
 */
export function refreshPoll(pollId: string, isRevalidated = false): Promise<void> {
  const store = pollStore(pollId);
  const running = inFlight.get(store);
  if (running) return running;
  if (!store.getState().isLoading) store.setState({ isLoading: true });
  const askedAt = Date.now();
  const request = fetchPoll(pollId, isRevalidated)
    .then(
      (answer) => store.setState({ answer, askedAt, isLoading: false, failure: null }),
      (error) => store.setState({ isLoading: false, failure: failureOf(error) }),
    )
    .finally(() => inFlight.delete(store));
  inFlight.set(store, request);
  return request;
}

/** Resolves when what is being asked has come, or has failed. */
export const pollLoaded = (pollId: string): Promise<void> =>
  pollStore(pollId).getState().isLoading ? refreshPoll(pollId) : Promise.resolve();

/**
 * For an element that appears: asks the server unless the last answer is new (POLL-01).
 * @param written the own vote that the page tells of
 */
export function refreshOldPoll(pollId: string, written: string | undefined): void {
  // who has just voted by the server's form comes to a page that knows more than any cache (BEY-02)
  const isNews = written !== undefined && written !== votedOption(pollId);
  if (isNews) rememberVote(pollId, written);
  const { answer, askedAt } = pollStore(pollId).getState();
  if (isNews || !answer || Date.now() - askedAt > FRESH_FOR) refreshPoll(pollId, isNews);
}

/**
 * Shows the own vote that the server has admitted, and remembers it (POLL-11..13).
 * @param counted the poll with this vote, where the server has said it; else the vote is counted here
 */
export function recordVote(pollId: string, optionId: string, counted?: PollAnswer): void {
  rememberVote(pollId, optionId);
  pollStore(pollId).setState(({ answer: before }) => {
    const answer = counted ?? (before && withOneMore(before, optionId));
    return { votedOptionId: optionId, ...(answer && { answer }) };
  });
  // the answer that caches keep is without the vote, which would be gone on the next page (BEY-02)
  fetchPoll(pollId, true).catch(() => {});
}

/** The server says that this visitor had voted already, perhaps elsewhere: results are shown (POLL-20, POLL-27). */
export function showAsVoted(pollId: string): void {
  pollStore(pollId).setState({ votedOptionId: votedOption(pollId) ?? '' });
}
