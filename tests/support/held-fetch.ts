import { act } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A server whose answers come when the test says so; `vi.unstubAllGlobals` ends it. */
export function heldFetch() {
  const held: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => held.push(resolve)));
  return {
    /** How many calls have been made. */
    count: () => held.length,
    /** Answers the last of so many calls. */
    async answer(call: number, response: Response) {
      await vi.waitFor(() => expect(held).toHaveLength(call));
      await act(async () => held[call - 1]?.(response));
    },
  };
}
