import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { givenPage } from './given-page.ts';

/** The clock and the network of a widget that asks again and again; every call is answered by `body`. */
export function playNetwork(body: string) {
  const asked = vi.fn(async () => new Response(body));
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {}); // the document alone
    vi.stubGlobal('fetch', asked.mockClear());
    givenPage({ imageTemplate: '' });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return {
    /** Expects a request after mounting, and the next one exactly after the given milliseconds. */
    async isAskedEvery(wait: number) {
      const pass = async (time: number) => {
        await vi.advanceTimersByTimeAsync(time);
        await vi.dynamicImportSettled(); // what sends the question is loaded with the first
      };
      await pass(0);
      await pass(wait - 1);
      expect(asked).toHaveBeenCalledTimes(1);
      await pass(1);
      expect(asked).toHaveBeenCalledTimes(2);
      await pass(wait - 1);
      expect(asked).toHaveBeenCalledTimes(2);
    },
  };
}
