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

test('BEY-02 shows the poll of the vote response, and requests it again past the caches', async () => {
  const counted = { ...answer(4), active: true, open: true, hidden: false, startDate: null };
  recordVote('1', 'a', counted);
  await vi.waitFor(() => expect(asked).toEqual(['past the caches']));
  expect(pollStore('1').getState()).toMatchObject({ votedOptionId: 'a', answer: { totalVotes: 4 } });
});

test.each([
  ['is stored, and the poll requested past the caches', null, 'past the caches'],
  ['that is stored already lets a cache answer', 'a', 'a cache may answer'],
])('BEY-02 POLL-12 a vote in the page’s markup %s', async (_, known, expected) => {
  if (known) localStorage.setItem('ap-voted-polls', JSON.stringify({ 1: known }));
  refreshIfStale('1', 'a');
  await vi.waitFor(() => expect(pollStore('1').getState().isLoading).toBe(false));
  expect(asked).toEqual([expected]);
  expect(votedOption('1')).toBe('a');
});

test('POLL-01 reuses a response for other elements of the poll for five seconds', async () => {
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

test('POLL-01 does not wait for a request of the previous page after a page swap', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  refreshIfStale('1', undefined);
  givenPage({ basePath: 'https://api.example' });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ response: answer(5) })));
  refreshIfStale('1', undefined);
  await vi.waitFor(() => expect(pollStore('1').getState().answer?.totalVotes).toBe(5));
});

test('POLL-01 uses caches and stores no vote for a page without one', async () => {
  refreshIfStale('1', undefined);
  await vi.waitFor(() => expect(pollStore('1').getState().isLoading).toBe(false));
  expect(asked).toEqual(['a cache may answer']);
  expect(votedOption('1')).toBeNull();
});
