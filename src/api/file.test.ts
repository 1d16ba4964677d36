import { afterEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { registry } from '../storage/registry.ts';
import { type FileProgress, fetchFile } from './file.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes `fetch` return this response. */
function given(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    return Promise.resolve().then(answer);
  });
  vi.stubGlobal('document', new EventTarget());
  givenPage();
}

/** Response body in pieces; the last may be an error. */
const bodyOf = (...pieces: readonly (string | Error)[]) => {
  const left = [...pieces];
  return new ReadableStream({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else if (piece instanceof Error) controller.error(piece);
      else controller.enqueue(new TextEncoder().encode(piece));
    },
  });
};

const answer = (body: ReadableStream | null, headers: Record<string, string> = {}, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': 'audio/mp4', ...headers } });

async function take(maxBytes = 100, end = new AbortController()) {
  const seen: FileProgress[] = [];
  const onProgress = (progress: FileProgress) => seen.push(progress);
  const blob = await fetchFile('/file', { maxBytes, signal: end.signal, onProgress });
  return { blob, seen };
}

test('DOWN-01 a file is a blob of its type, and says how much of it has come', async () => {
  given(() => answer(bodyOf('abc', 'de'), { 'Content-Length': '5' }));
  const { blob, seen } = await take();
  expect([await blob?.text(), blob?.type]).toEqual(['abcde', 'audio/mp4']);
  expect(seen).toEqual([
    { received: 3, total: 5 },
    { received: 5, total: 5 },
  ]);
});

test.each([
  ['no length', {}],
  ['a length that is none', { 'Content-Length': 'molt' }],
  ['a length of what was packed', { 'Content-Length': '3', 'Content-Encoding': 'br' }],
])('with %s the whole is not known', async (_what, headers) => {
  given(() => answer(bodyOf('abc', 'de'), headers));
  const { blob, seen } = await take();
  expect(blob?.size).toBe(5);
  expect(seen.map(({ total }) => total)).toEqual([undefined, undefined]);
});

test.each([
  ['that says its length', { 'Content-Length': '101' }],
  ['that does not', {}],
])('a file too large to be held, %s, is left to the browser, and is no failure', async (_what, headers) => {
  const cancelled = vi.fn();
  let count = 0;
  const body = new ReadableStream({
    pull(controller) {
      count += 1;
      controller.enqueue(new Uint8Array(60));
    },
    cancel: cancelled,
  });
  given(() => answer(body, headers));
  expect((await take(100)).blob).toBeUndefined();
  expect(cancelled).toHaveBeenCalled();
  expect(count).toBeLessThan(6);
  expect(registry().errors.list()).toEqual([]);
});

test.each([
  ['404', 'not-found', 'file 404', () => answer(bodyOf('no'), {}, 404)],
  ['403', 'unauthorized', 'file 403', () => answer(bodyOf('no'), {}, 403)],
  ['503', 'server', 'file 503', () => answer(bodyOf('no'), {}, 503)],
  ['an empty file', 'server', 'file is empty', () => answer(bodyOf())],
  ['no file', 'server', 'file is none', () => answer(null)],
  [
    'a page in its place',
    'server',
    'file is none',
    () => answer(bodyOf('<p>'), { 'Content-Type': 'text/html' }),
  ],
  [
    'a connection lost half way',
    'network',
    'file could not be read',
    () => answer(bodyOf('abc', new TypeError('network error'))),
  ],
  ['a file cut off', 'network', 'file was cut off', () => answer(bodyOf('abc'), { 'Content-Length': '5' })],
  ['what the page may not read', 'network', 'file could not be read', () => Promise.reject(new TypeError())],
])('DOWN-06 %s is a failure, which is recorded without its address', async (_what, type, message, server) => {
  given(server as () => Response);
  await expect(take()).rejects.toThrow(message);
  expect(registry().errors.list()).toEqual([expect.objectContaining({ phase: 'http', type, message })]);
});

test('an abort by the caller is no failure', async () => {
  const end = new AbortController();
  given(() => answer(bodyOf('abc', new TypeError('aborted'))));
  const taking = take(100, end);
  end.abort();
  await expect(taking).rejects.toHaveProperty('name', 'AbortError');
  expect(registry().errors.list()).toEqual([]);
});
