import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../src/config/config.types.ts';
import { createErrorList } from '../../src/errors/error-list.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { contract } from './streaming-list.element.ts';
import { StreamingList } from './streaming-list.tsx';

const asked = vi.fn(async () => new Response('{"streamingList":[{"id":"1","title":"Apunt Ràdio"}]}'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {}); // the document alone
  vi.stubGlobal('fetch', asked.mockClear());
  const config = createStore(() => ({ basePath: '', httpTimeout: 10_000 }) as Config);
  installRegistry({ errors: createErrorList(), shared: { config } } as unknown as Registry);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [contract.attributes.interval.default, 10_000],
  [25_000, 25_000],
])('STRM-02 STRM-04 with an interval of %i ms nothing is asked before it is over', async (interval, wait) => {
  renderInHost(<StreamingList excludeId={undefined} heading="Directes" items={[]} interval={interval} />);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(asked).toHaveBeenCalledTimes(2);
});
