import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useThrottledAnnouncement } from './use-throttled-announcement.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const start = () =>
  renderHook(({ text }) => useThrottledAnnouncement(text, 30_000), { initialProps: { text: '1 vot' } });

test('BEY-03 does not announce the initial text', () => {
  const { result } = start();
  pass(60_000);
  expect(result.current).toBe('');
});

test('BEY-03 the first change is announced at once, the next not before 30 seconds, and then the newest', () => {
  const { result, rerender } = start();
  rerender({ text: '2 vots' });
  pass(0);
  expect(result.current).toBe('2 vots');
  pass(10_000);
  rerender({ text: '3 vots' });
  pass(10_000);
  rerender({ text: '4 vots' });
  pass(9_999);
  expect(result.current).toBe('2 vots');
  pass(1);
  expect(result.current).toBe('4 vots');
});

test('BEY-03 does not announce a text again that has changed back', () => {
  const { result, rerender } = start();
  rerender({ text: '2 vots' });
  pass(0);
  rerender({ text: '3 vots' });
  rerender({ text: '2 vots' });
  pass(60_000);
  expect(result.current).toBe('2 vots');
});

test('BEY-02 BEY-03 announces the result of the visitor’s vote at once', () => {
  const { result, rerender } = renderHook(
    ({ text, voted }) => useThrottledAnnouncement(text, 30_000, voted),
    {
      initialProps: { text: '1 vot', voted: false },
    },
  );
  rerender({ text: '2 vots', voted: false });
  pass(0);
  rerender({ text: '3 vots · ja heu votat', voted: true });
  pass(0);
  expect(result.current).toBe('3 vots · ja heu votat');
  rerender({ text: '4 vots · ja heu votat', voted: true });
  pass(29_999);
  expect(result.current).toBe('3 vots · ja heu votat');
});

test('BEY-03 no timer is left behind', () => {
  const { rerender, unmount } = start();
  rerender({ text: '2 vots' });
  pass(0);
  rerender({ text: '3 vots' });
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
