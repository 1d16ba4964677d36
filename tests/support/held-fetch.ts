import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * Fakes a server that responds only when the test calls `answer`; `vi.unstubAllGlobals` ends it. Ignores calls to
 * other paths: code of another file in the same window may still send requests.
 */
export function heldFetch(path = '/api/') {
  const held: ((response: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    (asked: RequestInfo | URL) =>
      new Promise<Response>((resolve) => {
        const address = asked instanceof Request ? asked.url : String(asked);
        if (address.includes(path)) held.push(resolve);
      }),
  );
  return {
    /** Number of calls so far. */
    count: () => held.length,
    /** Answers a call once it has been made; the first is number 1. */
    async answer(call: number, response: Response) {
      await waitFor(() => expect(held.length).toBeGreaterThanOrEqual(call));
      await act(async () => held[call - 1]?.(response));
    },
  };
}
