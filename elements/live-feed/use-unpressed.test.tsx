import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUnpressed } from './use-unpressed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { body } = document;

/** The value changes while the page is pressed, and these events end the press. */
function after(...end: (() => unknown)[]): number {
  const { result, rerender } = renderHook(useUnpressed<number>, { initialProps: 0 });
  fireEvent.pointerDown(body);
  rerender(1);
  for (const one of end) act(() => void one());
  return result.current;
}

const wait = (milliseconds: number) => () => vi.advanceTimersByTime(milliseconds);
const up = () => fireEvent.pointerUp(body);

test.each([
  ['is held for long', [wait(60_000)], 0],
  ['has just been let go, before its click', [up, wait(399)], 0],
  ['has brought its click', [up, () => fireEvent.click(body)], 1],
  ['brings no click', [up, wait(400)], 1],
  ['becomes a scroll', [() => fireEvent.pointerCancel(body)], 1],
  ['is followed by another', [up, wait(300), () => fireEvent.pointerDown(body), wait(60_000)], 0],
])('LIVE-16 what lies over the list stands still for a press that %s: %s', (_what, end, shown) => {
  expect(after(...end)).toBe(shown);
});
