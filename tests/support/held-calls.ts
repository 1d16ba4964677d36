import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

interface HeldCall {
  address: string;
  body: Record<string, unknown>;
  answer(body: object, status?: number): void;
}

/** Fakes the network and holds every call until the test answers it; `vi.unstubAllGlobals()` ends this. */
export function holdCalls() {
  const calls: HeldCall[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : input;
    const text = await new Request(new URL(address, location.href), init).text();
    return new Promise<Response>((resolve) => {
      calls.push({
        address,
        body: text ? JSON.parse(text) : {},
        answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
      });
    });
  });
  return {
    calls,
    /** Waits for the call with this index, which must be the last one so far. */
    async call(index: number): Promise<HeldCall> {
      await waitFor(() => expect(calls).toHaveLength(index + 1));
      return calls[index] as HeldCall;
    },
  };
}
