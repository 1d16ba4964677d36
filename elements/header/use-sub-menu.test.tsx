import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SubMenu, useSubMenu } from './use-sub-menu.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const [news, programmes] = [document.createElement('li'), document.createElement('li')];

type Act = (menu: SubMenu) => void;

/** Returns the open sub-menu after these actions of a visitor, each followed by its full delay. */
function after(...acts: Act[]): HTMLElement | null {
  const { result } = renderHook(useSubMenu);
  for (const what of acts)
    act(() => {
      what(result.current);
      vi.advanceTimersByTime(1000);
    });
  return result.current.open;
}

test.each([
  ['the pointer opens goes with it', [(menu) => menu.enter(news)], null],
  ['a press opens stays', [(menu) => menu.toggle(news)], news],
  ['a key opens stays', [(menu) => menu.show(news)], news],
  [
    'the pointer opens and a press keeps stays',
    [(menu) => menu.enter(news), (menu) => menu.toggle(news)],
    news,
  ],
] as [string, Act[], HTMLElement | null][])('NAV-03 NAV-04 what %s', (_what, opens, open) => {
  expect(after(...opens, (menu) => menu.leave(news))).toBe(open);
});

test('NAV-03 NAV-04 opens a sub-menu after a short hover and closes it after a delay', () => {
  const { result } = renderHook(useSubMenu);
  const step = (what: Act, milliseconds: number) => {
    act(() => what(result.current));
    act(() => vi.advanceTimersByTime(milliseconds));
    return result.current.open;
  };
  const nothing = () => undefined;
  expect(step((menu) => menu.enter(news), 119)).toBeNull();
  expect(step(nothing, 1)).toBe(news);
  expect(step((menu) => menu.leave(news), 299)).toBe(news);
  expect(step(nothing, 1)).toBeNull();
});

test('NAV-10 closes only the given menu', () => {
  expect(
    after(
      (menu) => menu.show(news),
      (menu) => menu.hide(programmes),
    ),
  ).toBe(news);
  expect(
    after(
      (menu) => menu.show(news),
      (menu) => menu.hide(news),
    ),
  ).toBeNull();
});

test('NAV-03 keeps a pressed sub-menu open while the pointer passes over another item', () => {
  const passes: Act[] = [(menu) => menu.toggle(news), (menu) => menu.enter(programmes)];
  expect(after(...passes)).toBe(news);
  expect(after(...passes, (menu) => menu.toggle(programmes))).toBe(programmes);
});
