import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useResource } from './use-resource.ts';

interface Asked {
  signal: AbortSignal;
  answer(data: string): Promise<void>;
  fail(): Promise<void>;
}

/** Server that responds when the test tells it to. */
function server() {
  const calls: Asked[] = [];
  const load = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        signal,
        answer: (data) => act(async () => resolve(data)),
        fail: () => act(async () => reject(new Error('500'))),
      });
    });
  return { calls, load };
}

const render = (load: (signal: AbortSignal) => Promise<string>, onFail?: () => void) =>
  renderHook(
    ({ key, enabled }: { key: string | null; enabled: boolean }) =>
      useResource(key, load, { enabled, ...(onFail && { onFail }) }),
    { initialProps: { key: 'a', enabled: true } as { key: string | null; enabled: boolean } },
  );

test('a resource is loaded once, and not before it is wanted', async () => {
  const { calls, load } = server();
  const { result, rerender } = render(load);
  rerender({ key: 'a', enabled: true });
  expect(result.current.status).toBe('loading');
  await calls[0]?.answer('A');
  expect(result.current).toMatchObject({ status: 'ready', data: 'A' });
  rerender({ key: 'a', enabled: false });
  rerender({ key: 'a', enabled: true });
  expect(result.current.data).toBe('A');
  expect(calls).toHaveLength(1);
});

test('drops responses and data of another key', async () => {
  const { calls, load } = server();
  const { result, rerender } = render(load);
  rerender({ key: 'b', enabled: true });
  await calls[0]?.answer('A');
  expect(result.current.data).toBeUndefined();
  await calls[1]?.answer('B');
  expect(result.current.data).toBe('B');
  rerender({ key: null, enabled: true });
  expect(result.current).toMatchObject({ status: 'none', data: undefined });
  rerender({ key: 'b', enabled: true });
  expect(result.current).toMatchObject({ status: 'loading', data: undefined });
});

test('a question is given up when another takes its place, and when the widget goes', async () => {
  const { calls, load } = server();
  const { rerender, result, unmount } = render(load);
  rerender({ key: 'b', enabled: true });
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await calls[1]?.answer('B');
  act(() => result.current.retry());
  unmount();
  expect(calls[2]?.signal.aborted).toBe(true);
});

test('reports a failure and retries; a failed refetch keeps the data', async () => {
  const { calls, load } = server();
  const onFail = vi.fn();
  const { result } = render(load, onFail);
  await calls[0]?.fail();
  expect(result.current.status).toBe('failed');
  expect(onFail).toHaveBeenCalledOnce();
  act(() => result.current.retry());
  expect(result.current.status).toBe('loading');
  await calls[1]?.answer('A');
  act(() => result.current.retry());
  await calls[2]?.fail();
  expect(result.current).toMatchObject({ status: 'ready', data: 'A' });
});

test('a failure is forgotten when it is not wanted any more, and tried again when it is', async () => {
  const { calls, load } = server();
  const { result, rerender } = render(load);
  await calls[0]?.fail();
  rerender({ key: 'a', enabled: false });
  expect(result.current.status).toBe('loading');
  rerender({ key: 'a', enabled: true });
  await calls[1]?.answer('A');
  expect(result.current.data).toBe('A');
});

test('replaces loaded data by the response of a save', async () => {
  const { calls, load } = server();
  const { result } = render(load);
  await calls[0]?.answer('A');
  act(() => result.current.set('newer'));
  expect(result.current.data).toBe('newer');
});

test('BEY-03 after a failure it is known that it is being tried again, until the answer', async () => {
  const { calls, load } = server();
  const { result, rerender } = render(load);
  expect(result.current.isRetrying).toBe(false);
  await calls[0]?.fail();
  act(() => result.current.retry());
  expect(result.current.isRetrying).toBe(true);
  await calls[1]?.fail();
  expect(result.current).toMatchObject({ status: 'failed', isRetrying: false });
  act(() => result.current.retry());
  await calls[2]?.answer('A');
  expect(result.current).toMatchObject({ status: 'ready', isRetrying: false });
  act(() => result.current.retry());
  expect(result.current.isRetrying).toBe(false);
  await calls[3]?.fail();
  rerender({ key: 'b', enabled: true });
  expect(result.current).toMatchObject({ status: 'loading', isRetrying: false });
});
