import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommonContext } from '../../src/element/host.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { Time } from './time.tsx';

const NOW = new Date('2026-03-03T12:00:00Z');
type Props = Parameters<typeof Time>[0];
const props = (values: Partial<Props>): Props => ({
  datetime: undefined,
  format: 'relative',
  seconds: undefined,
  ...values,
});
/** Renders in a CMS element, with the server's `<time>` if given. */
const draw = (values: Partial<Props>, written?: HTMLTimeElement) => {
  const host = document.createElement('ap-time');
  if (written) host.append(written);
  return renderInHost(<Time {...props(values)} />, host);
};
const show = (values: Partial<Props>, written?: HTMLTimeElement) =>
  draw(values, written).container.querySelector('time') as HTMLTimeElement;

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('FMT-01 FMT-06 updates minutes by itself', () => {
  const time = show({ datetime: '2026-03-03T11:59:00Z' });
  expect(time.textContent).toBe('1 min');
  act(() => vi.advanceTimersByTime(60_000));
  expect(time.textContent).toBe('2 min');
});

test('FMT-01 the words beside the number are a text, which the tag may say in its own way', () => {
  const { container } = renderInHost(
    <CommonContext value={{ site: undefined, langOverrides: { 'time.minutes': 'fa {n} minuts' } }}>
      <Time {...props({ datetime: '2026-03-03T11:33:00Z' })} />
    </CommonContext>,
  );
  expect(container.textContent).toBe('fa 27 minuts');
});

test('FMT-02 FMT-03 shows 12 h up to twelve hours, then the time of day', () => {
  const time = show({ datetime: '2026-03-03T00:00:00Z' });
  expect(time.textContent).toBe('12 h');
  act(() => vi.advanceTimersByTime(30_000));
  expect(time.textContent).toBe('01:00');
});

test('FMT-07 shows the time of another day, with the full date in title and datetime', () => {
  const time = show({ datetime: '2026-03-01 10:00:00' });
  expect(time.textContent).toBe('10:00');
  expect(time.title).toMatch(/^diumenge, 1 de març del? 2026, 10:00$/);
  expect(time.dateTime).toBe('2026-03-01T09:00:00.000Z');
});

test.each([
  ['2026-03-01T09:00:00Z', 'El primer de març'],
  ['2026-03-02T09:00:00Z', 'diumenge, 1 de març del 2026, 10:00'],
])('FMT-07 the title that the server wrote for %s is %s', (dateTime, title) => {
  const written = Object.assign(document.createElement('time'), { dateTime, title: 'El primer de març' });
  expect(show({ datetime: '2026-03-01 10:00:00' }, written).title).toBe(title);
});

test('FMT-05 SITE-11 formats a day for people and for machines', () => {
  const time = show({ datetime: '2026-03-03T23:30:00Z', format: 'day' });
  expect(time.textContent).toBe('dimecres 04 març');
  expect(time.dateTime).toBe('2026-03-04');
});

test.each(['relative', 'day'] as const)(
  'FMT-05 shows a day without a time as a day in the format %s',
  (format) => {
    const time = show({ datetime: '2026-03-03', format });
    expect(time.textContent).toBe('dimarts 03 març');
    expect(time.title).toBe('3 de març del 2026');
    expect(time.dateTime).toBe('2026-03-03');
  },
);

test('FMT-04 gives a duration for machines too', () => {
  const time = show({ seconds: 3661, format: 'duration' });
  expect(time.textContent).toBe('1:01:01');
  expect(time.dateTime).toBe('PT3661S');
});

test('FMT-06 shares one timer among all times, until the last one goes', () => {
  const first = draw({ datetime: '2026-03-03T11:59:00Z' });
  const second = draw({ datetime: '2026-03-03T11:00:00Z' });
  expect(vi.getTimerCount()).toBe(1);
  first.unmount();
  expect(vi.getTimerCount()).toBe(1);
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
