import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { putPart } from './object-store.ts';

const SECOND = 1000;

/** Store that responds when the test tells it to. */
class SlowStore extends EventTarget {
  static newest: SlowStore;
  readonly upload = new EventTarget();
  status = 200;
  isAborted = false;

  constructor() {
    super();
    SlowStore.newest = this;
  }

  open() {}
  send() {}
  getResponseHeader() {
    return '"etag"';
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
    this.dispatchEvent(new Event('loadend'));
  }
  answer() {
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', SlowStore);
  givenPage({ uploadHosts: ['https://store.example'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function put() {
  const sent = vi.fn();
  const answer = putPart(
    'https://store.example/1',
    new Blob(['part']),
    new AbortController().signal,
    sent,
  ).catch(({ type }) => type);
  return { store: SlowStore.newest, answer, sent };
}

test.each([11, 29])('UGC-35 waits for a store that is silent for %i seconds', async (seconds) => {
  const { store, answer } = put();
  await vi.advanceTimersByTimeAsync(seconds * SECOND);
  store.answer();
  expect(await answer).toBe('"etag"');
  expect(store.isAborted).toBe(false);
});

test('UGC-35 goes on with a slow part for minutes while its bytes move', async () => {
  const { store, answer, sent } = put();
  for (let bytes = 1; bytes <= 12; bytes++) {
    await vi.advanceTimersByTimeAsync(29 * SECOND);
    store.progress(bytes);
  }
  await vi.advanceTimersByTimeAsync(29 * SECOND);
  store.answer();
  expect(await answer).toBe('"etag"');
  expect(sent).toHaveBeenLastCalledWith(12);
});

test('UGC-35 gives up a part that does not move for 30 seconds', async () => {
  const { store, answer } = put();
  store.progress(1);
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(await answer).toBe('timeout');
  expect(store.isAborted).toBe(true);
});
