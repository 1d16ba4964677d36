import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { pollStore, recordVote, refreshIfStale } from './polls-store.ts';
import { votedOption } from './voted-polls.ts';

const answer = (votes: number) => ({ options: [{ id: 'a', title: 'A', votes }], totalVotes: votes });

/** Requests to the server, as `a cache may answer` or `past the caches`. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  givenPage({ basePath: 'https://api.example' });
  vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
    asked.push(cache === 'no-cache' ? 'past the caches' : 'a cache may answer');
    return new Response(JSON.stringify({ response: answer(3) }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test('BEY-02 shows the vote’s own answer and refetches the poll past the caches', async () => {
  const counted = { ...answer(4), active: true, open: true, hidden: false, startDate: null };
  recordVote('1', 'a', counted);
  await vi.waitFor(() => expect(asked).toEqual(['past the caches']));
  expect(pollStore('1').getState()).toMatchObject({ votedOptionId: 'a', answer: { totalVotes: 4 } });
});

test.each([
  ['of which the browser knows nothing', null, 'past the caches'],
  ['that it knows', 'a', 'a cache may answer'],
])('BEY-02 POLL-12 a page tells of an own vote %s', async (_, known, expected) => {
  if (known) localStorage.setItem('ap-voted-polls', JSON.stringify({ 1: known }));
  refreshIfStale('1', 'a');
  await vi.waitFor(() => expect(pollStore('1').getState().isLoading).toBe(false));
  expect(asked).toEqual([expected]);
  expect(votedOption('1')).toBe('a');
});

test('POLL-01 an answer is new enough for another element for five seconds', async () => {
  vi.useFakeTimers();
  const refresh = async () => {
    refreshIfStale('1', undefined);
    await vi.dynamicImportSettled(); // the code for requests is loaded with the first one
    await vi.advanceTimersByTimeAsync(0);
  };
  await refresh();
  await vi.advanceTimersByTimeAsync(5000);
  await refresh();
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await refresh();
  expect(asked).toHaveLength(2);
  vi.useRealTimers();
});

test('POLL-01 a new page waits for no request of the page before it', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  refreshIfStale('1', undefined);
  givenPage({ basePath: 'https://api.example' });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ response: answer(5) })));
  refreshIfStale('1', undefined);
  await vi.waitFor(() => expect(pollStore('1').getState().answer?.totalVotes).toBe(5));
});

test('POLL-01 a page that tells of no vote asks as any other, and remembers none', async () => {
  refreshIfStale('1', undefined);
  await vi.waitFor(() => expect(pollStore('1').getState().isLoading).toBe(false));
  expect(asked).toEqual(['a cache may answer']);
  expect(votedOption('1')).toBeNull();
});
