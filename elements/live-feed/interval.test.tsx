import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../src/config/config.types.ts';
import { createErrorList } from '../../src/errors/error-list.ts';
import { installRegistry, type Registry } from '../../src/storage/registry.ts';
import { createStore } from '../../src/storage/store.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { contract } from './live-feed.element.ts';
import { LiveFeed } from './live-feed.tsx';

const asked = vi.fn(async () => new Response('{"messages":[],"hasMoreResults":false,"revision":1}'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {}); // the document alone
  vi.stubGlobal('fetch', asked.mockClear());
  const config = createStore(() => ({ basePath: '', httpTimeout: 10_000, imageTemplate: '' }) as Config);
  installRegistry({ errors: createErrorList(), shared: { config } } as unknown as Registry);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  [contract.attributes.interval.default, 20_000],
  [45_000, 45_000],
])('LIVE-02 with an interval of %i ms nothing is asked before it is over', async (interval, wait) => {
  renderInHost(
    <LiveFeed liveId="1" adPositions={['1', '5', '9']} messages={[]} closed={false} interval={interval} />,
  );
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(asked).toHaveBeenCalledTimes(2);
});
