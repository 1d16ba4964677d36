import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Time } from './time.tsx';

const NOW = new Date('2026-03-03T12:00:00Z');
type Props = Parameters<typeof Time>[0];
const props = (values: Partial<Props>): Props => ({
  datetime: undefined,
  format: 'relative',
  seconds: undefined,
  site: undefined,
  langOverrides: {},
  ...values,
});
const show = (values: Partial<Props>) =>
  render(<Time {...props(values)} />).container.querySelector('time') as HTMLTimeElement;

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('FMT-01 FMT-06 minutes go on by themselves', () => {
  const time = show({ datetime: '2026-03-03T11:59:00Z' });
  expect(time.textContent).toBe('1 min');
  act(() => vi.advanceTimersByTime(60_000));
  expect(time.textContent).toBe('2 min');
});

test('FMT-02 FMT-03 FMT-06 twelve hours are 12 h, then it is the clock', () => {
  const time = show({ datetime: '2026-03-03T00:00:00Z' });
  expect(time.textContent).toBe('12 h');
  act(() => vi.advanceTimersByTime(30_000));
  expect(time.textContent).toBe('01:00');
});

test('FMT-07 another day shows the hour alone, with the whole date in title and datetime', () => {
  const time = show({ datetime: '2026-03-01 10:00:00' });
  expect(time.textContent).toBe('10:00');
  expect(time.title).toMatch(/^diumenge, 1 de març del? 2026, 10:00$/);
  expect(time.dateTime).toBe('2026-03-01T09:00:00.000Z');
});

test('FMT-05 SITE-11 a day is written for people and on the wire', () => {
  const time = show({ datetime: '2026-03-03T23:30:00Z', format: 'day' });
  expect(time.textContent).toBe('dimecres 04 març');
  expect(time.dateTime).toBe('2026-03-04');
});

test('FMT-04 a duration says itself to machines too', () => {
  const time = show({ seconds: 3661, format: 'duration' });
  expect(time.textContent).toBe('1:01:01');
  expect(time.dateTime).toBe('PT3661S');
});

test('FMT-06 all times share one timer, which ends with the last', () => {
  const first = render(<Time {...props({ datetime: '2026-03-03T11:59:00Z' })} />);
  const second = render(<Time {...props({ datetime: '2026-03-03T11:00:00Z' })} />);
  expect(vi.getTimerCount()).toBe(1);
  first.unmount();
  expect(vi.getTimerCount()).toBe(1);
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
