import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A server whose answers come when the test says so; `vi.unstubAllGlobals` ends it. */
export function heldFetch() {
  const held: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => held.push(resolve)));
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
