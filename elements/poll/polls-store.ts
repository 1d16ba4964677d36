import { ApiError } from '../../src/api/client.ts';
import { fetchPoll } from '../../src/api/poll.ts';
import type { PollAnswer } from '../../src/api/poll.types.ts';
import { shared } from '../../src/storage/registry.ts';
import { createStore, type StoreApi } from '../../src/storage/store.ts';
import { withExtraVote } from './poll-state.ts';
import { rememberVote, votedOption } from './voted-polls.ts';

/** Shared state of all elements of one poll in a document (POLL-20). */
export interface StoredPoll {
  /** Last response of the API. */
  answer?: PollAnswer;
  /** Device time of the request of `answer`, in ms; before any response, the time at which the store was created. */
  requestedAt: number;
  votedOptionId: string | null;
  isLoading: boolean;
  /** Failure of the last request: no response (POLL-29), or an unknown poll. */
  failure: 'load' | 'unknown' | null;
}

/** Time in ms for which other elements reuse a response: the cache lifetime of the API. */
const FRESH_FOR = 5000;

/** Stores by poll id, so that a change of one poll rerenders no element of another. */
const stores = () => shared('polls', () => new Map<string, StoreApi<StoredPoll>>());

export function pollStore(pollId: string): StoreApi<StoredPoll> {
  const known = stores().get(pollId);
  if (known) return known;
  const store = createStore<StoredPoll>(() => ({
    requestedAt: Date.now(),
    votedOptionId: votedOption(pollId),
    isLoading: true,
    failure: null,
  }));
  stores().set(pollId, store);
  return store;
}

const failureOf = (error: unknown): StoredPoll['failure'] =>
  error instanceof ApiError && error.status === 404 ? 'unknown' : 'load';

/** Pending requests by store. After a page swap the new stores do not wait for requests of the old ones. */
const inFlight = new WeakMap<StoreApi<StoredPoll>, Promise<void>>();

/**
 * Requests a poll; elements of the same poll share one request. A failure keeps the known state (POLL-29).
 * @param isRevalidated bypasses caches
 */
export function refreshPoll(pollId: string, isRevalidated = false): Promise<void> {
  const store = pollStore(pollId);
  const running = inFlight.get(store);
  if (running) return running;
  if (!store.getState().isLoading) store.setState({ isLoading: true });
  const requestedAt = Date.now();
  const request = fetchPoll(pollId, isRevalidated)
    .then(
      (answer) => store.setState({ answer, requestedAt, isLoading: false, failure: null }),
      (error) => store.setState({ isLoading: false, failure: failureOf(error) }),
    )
    .finally(() => inFlight.delete(store));
  inFlight.set(store, request);
  return request;
}

/** Resolves when the pending request has ended, even if it failed. */
export const pollLoaded = (pollId: string): Promise<void> =>
  pollStore(pollId).getState().isLoading ? refreshPoll(pollId) : Promise.resolve();

/**
 * Requests the poll for a new element, unless the last response is fresh (POLL-01).
 * @param votedInPage the visitor's vote in the page's markup
 */
export function refreshIfStale(pollId: string, votedInPage: string | undefined): void {
  // a page after a vote by form is newer than any cached response (BEY-02)
  const isNewVote = votedInPage !== undefined && votedInPage !== votedOption(pollId);
  if (isNewVote) rememberVote(pollId, votedInPage);
  const { answer, requestedAt } = pollStore(pollId).getState();
  if (isNewVote || !answer || Date.now() - requestedAt > FRESH_FOR) refreshPoll(pollId, isNewVote);
}

/**
 * Shows and remembers a vote that the server has accepted (POLL-11..13).
 * @param counted the poll including this vote, if the server has sent it; otherwise the vote is added here
 */
export function recordVote(pollId: string, optionId: string, counted?: PollAnswer): void {
  rememberVote(pollId, optionId);
  pollStore(pollId).setState(({ answer: before }) => {
    const answer = counted ?? (before && withExtraVote(before, optionId));
    return { votedOptionId: optionId, ...(answer && { answer }) };
  });
  // renews the cached response, which lacks the vote, for the next page (BEY-02)
  fetchPoll(pollId, true).catch(() => {});
}

/** Shows the results after the server reports an earlier vote, perhaps on another device (POLL-20, POLL-27). */
export function showAsVoted(pollId: string): void {
  pollStore(pollId).setState({ votedOptionId: votedOption(pollId) ?? '' });
}
