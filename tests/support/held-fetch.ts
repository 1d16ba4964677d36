import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/**
 * A server whose answers come when the test says so; `vi.unstubAllGlobals` ends it. Calls to other paths are not counted: what
 * another file has begun in the same window may still ask for something.
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
    /** How many calls have been made. */
    count: () => held.length,
    /** Answers a call, the first is 1, once it has been made. */
    async answer(call: number, response: Response) {
      await waitFor(() => expect(held.length).toBeGreaterThanOrEqual(call));
      await act(async () => held[call - 1]?.(response));
    },
  };
}
