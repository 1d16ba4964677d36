import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useProof } from './use-proof.ts';

test('REG-15 a proof that has failed offline is tried again with the connection, one that is there is not', async () => {
  const solve = vi.fn(async () => 'token').mockRejectedValueOnce(new TypeError('offline'));
  const onToken = vi.fn();
  const place = { current: document.createElement('div') };
  const { result } = renderHook(() =>
    useProof({
      loadSolver: async () => solve,
      purpose: 'login',
      place,
      enabled: true,
      round: 0,
      onToken,
    }),
  );
  await vi.waitFor(() => expect(result.current.step).toBe('failed'));
  for (let times = 0; times < 2; times++) {
    await act(async () => dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(result.current.step).toBe('done'));
  }
  expect(solve).toHaveBeenCalledTimes(2);
  expect(onToken).toHaveBeenLastCalledWith('token');
});

test('REG-27 a service that reports the expiry of an abandoned token clears no other token', async () => {
  let expire = () => {};
  const onToken = vi.fn();
  const place = { current: document.createElement('div') };
  const { result, unmount } = renderHook(() =>
    useProof({
      loadSolver: async () => async (proving) => {
        expire = proving.onExpired;
        return 'token';
      },
      purpose: 'login',
      place,
      enabled: true,
      round: 0,
      onToken,
    }),
  );
  await vi.waitFor(() => expect(result.current.step).toBe('done'));
  unmount();
  onToken.mockClear();
  expire();
  expect(onToken).not.toHaveBeenCalled();
});
