import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAutoplay, readAutoplay, whyCalm } from './autoplay.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['true', true],
  ['false', false],
  ['1', undefined],
  ['', undefined],
  ['TRUE', undefined],
])('PLAY-07 STOR-01 reads a stored «%s» as %s, otherwise the attribute', (kept, means) => {
  localStorage.setItem('autoPlay', kept);
  expect([readAutoplay(true), readAutoplay(false)]).toEqual([means ?? true, means ?? false]);
});

test('PLAY-07 PLAY-32 keeps the choice', () => {
  expect([readAutoplay(true), readAutoplay(false)]).toEqual([true, false]);
  keepAutoplay(true);
  expect([localStorage.getItem('autoPlay'), readAutoplay(false)]).toEqual(['true', true]);
  keepAutoplay(false);
  expect([localStorage.getItem('autoPlay'), readAutoplay(true)]).toEqual(['false', false]);
});

test.each([
  [true, true, 'saves-data'],
  [true, false, 'saves-data'],
  [false, true, 'less-motion'],
  [false, false, undefined],
  [undefined, false, undefined],
])('BEY-18 with Save-Data %s and less motion %s it is off: %s', (saveData, matches, why) => {
  vi.stubGlobal('navigator', { connection: saveData === undefined ? undefined : { saveData } });
  vi.stubGlobal('matchMedia', () => ({ matches }));
  expect(whyCalm()).toBe(why);
});
