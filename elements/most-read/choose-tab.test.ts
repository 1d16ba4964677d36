import { expect, test } from 'vitest';
import { enabledLists, shownTab, tabAfter } from './choose-tab.ts';
import { mostReadTag, sample } from './most-read.server.ts';

test('MOST-01 MOST-03 tabs are in their order, and a list without items has none', () => {
  expect(enabledLists(new Set(['audio', 'all', 'esports', 'video']))).toEqual(['all', 'video', 'audio']);
  expect(enabledLists(new Set())).toEqual([]);
});

test('MOST-02 the first enabled tab is shown unless another enabled one is asked for', () => {
  expect(shownTab(undefined, ['news', 'audio'])).toBe('news');
  expect(shownTab('audio', ['news', 'audio'])).toBe('audio');
  expect(shownTab('video', ['news', 'audio'])).toBe('news');
  expect(shownTab(undefined, [])).toBeUndefined();
});

test.each([
  ['ArrowRight', 'all', 'video'],
  ['ArrowRight', 'audio', 'all'],
  ['ArrowLeft', 'all', 'audio'],
  ['Home', 'audio', 'all'],
  ['End', 'all', 'audio'],
  ['ArrowDown', 'all', undefined],
  ['constructor', 'all', undefined],
] as const)('W-28 %s leads from %s to %s', (key, from, to) => {
  expect(tabAfter(key, from, ['all', 'video', 'audio'])).toBe(to);
});

test('MOST-03 MOST-04 writes only lists that have items, with their titles, and nothing when all are empty', () => {
  expect(String(mostReadTag({ ...sample, lists: { all: [], video: [] } }))).toBe('');
  const unsafe = { title: 'A', href: 'javascript:alert(1)' };
  const written = String(mostReadTag({ lists: { all: [unsafe], audio: [{ title: 'B <b>', href: '/b' }] } }));
  expect(written).not.toContain('slot="all"');
  expect(written).toContain('<h3>Àudios</h3>');
  expect(written).toContain('<a href="/b">B &lt;b&gt;</a>');
});
