import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFreezeWhilePressed } from './use-freeze-while-pressed.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** Changes the value while the page is pressed. */
function press() {
  const { result, rerender } = renderHook(({ value }) => useFreezeWhilePressed(value), {
    initialProps: { value: 'old' },
  });
  fireEvent.pointerDown(document.body);
  rerender({ value: 'new' });
  expect(result.current).toBe('old');
  return () => result.current;
}

test('VAL-37 a slow press holds the value until its click', () => {
  const shown = press();
  wait(10_000);
  expect(shown()).toBe('old');
  fireEvent.pointerUp(document.body);
  expect(shown()).toBe('old');
  fireEvent.click(document.body);
  expect(shown()).toBe('new');
});

test('VAL-37 a finger that has left may still make its click', () => {
  const shown = press();
  fireEvent.pointerUp(document.body);
  wait(399);
  expect(shown()).toBe('old');
  wait(1);
  expect(shown()).toBe('new');
});

test.each([
  ['scrolls', () => fireEvent.pointerCancel(document.body)],
  ['is given up for the keyboard', () => fireEvent.keyDown(document.body)],
  ['ended outside of the page', () => fireEvent.pointerMove(document.body, { buttons: 0 })],
])('VAL-37 a press that %s holds it no longer', (_what, end) => {
  const shown = press();
  end();
  expect(shown()).toBe('new');
});

test('VAL-37 a press that moves about holds it', () => {
  const shown = press();
  fireEvent.pointerMove(document.body, { buttons: 1 });
  expect(shown()).toBe('old');
});

test('VAL-37 the second of two presses is waited for, too', () => {
  const shown = press();
  fireEvent.pointerUp(document.body);
  wait(300);
  fireEvent.pointerDown(document.body);
  wait(1000);
  expect(shown()).toBe('old');
});
