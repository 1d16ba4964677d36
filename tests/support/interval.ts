import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { givenPage } from './given-page.ts';

/**
 * Fakes the clock and the network of a polling widget. Only its own calls count: a widget of an earlier test file in
 * the same process may still have a pending call.
 * @param path part of the address of its calls, which get `body`
 */
export function playNetwork(path: string, body: string) {
  const asked = vi.fn();
  const request = async (url: string) => {
    if (!url.includes(path)) return new Response('{}');
    asked();
    return new Response(body);
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', {}); // the document alone
    asked.mockClear();
    vi.stubGlobal('fetch', request);
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
        await vi.dynamicImportSettled(); // the code that sends requests loads with the first one
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
