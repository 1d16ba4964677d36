import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { useServerNodes } from '../element/server-nodes.tsx';
import { useNow } from '../i18n/use-now.ts';
import { showHtml } from '../server/show-html.ts';
import { makeShow } from './make-shows.ts';
import { isOn, readShows } from './read-shows.ts';
import { texts } from './schedule.texts.ts';
import { useNowMarks } from './use-now-marks.ts';

const NOW = new Date('2026-03-03T19:00:00Z');
const shows = readShows([
  makeShow('1', 'La Costera', ['2026-03-03 19:30', '2026-03-03 20:10']),
  makeShow('2', 'Bambolines', ['2026-03-03 20:10', '2026-03-03 21:00']),
  makeShow('3', 'So de nit', ['2026-03-03 22:00', '2026-03-03 23:00']),
]);

function Marks() {
  useNowMarks(useServerNodes('.ap-show'), useNow(true), undefined, 'ara');
  return null;
}

function draw(writtenAt = NOW) {
  const host = document.createElement('ap-schedule');
  host.innerHTML = shows
    .map((show) => showHtml(show, { name: 'div', isOn: isOn(show, writtenAt), texts }))
    .join('');
  renderInHost(<Marks />, host);
  const shown = (selector: string) =>
    [...host.querySelectorAll(selector)].map((element) =>
      element.closest('.ap-show')?.getAttribute('data-show-id'),
    );
  return {
    host,
    marked: () => shown('.ap-show-now:not([hidden])'),
    anchored: () => shown('#ara'),
  };
}

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));

test('SCHED-10 the mark goes on with the clock, over a hole as well, and nobody is told', () => {
  const { host, marked, anchored } = draw();
  expect([marked(), anchored()]).toEqual([['1'], ['1']]);
  passes(10);
  expect([marked(), anchored()]).toEqual([['2'], ['2']]);
  passes(60);
  expect([marked(), anchored()]).toEqual([[], ['3']]);
  passes(60);
  expect(marked()).toEqual(['3']);
  passes(60);
  expect(marked()).toEqual([]);
  expect(host.querySelector('[role=status], [role=alert], [aria-live]')).toBeNull();
});

test('SCHED-10 corrects the mark of a page that was cached for an hour', () => {
  const { marked } = draw(new Date('2026-03-03T21:30:00Z'));
  expect(marked()).toEqual(['1']);
});

test('undoes its changes when the widget is removed', () => {
  const { host } = draw(new Date('2026-03-03T21:30:00Z'));
  cleanup();
  const marks = [...host.querySelectorAll('.ap-show-now')].map((mark) => mark.hasAttribute('hidden'));
  expect(marks).toEqual([true, true, false]);
  expect(host.querySelector('#ara')).toBeNull();
});
