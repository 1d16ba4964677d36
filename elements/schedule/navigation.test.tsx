import { expect, test } from 'vitest';
import { texts } from '../../src/schedule/schedule.texts.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderInHost } from '../../tests/support/render-in-host.tsx';
import { written } from '../../tests/support/written.ts';
import { daysOf, scheduleAddress } from './days-of.ts';
import { Channels, Days } from './navigation.tsx';
import { sample, scheduleTag } from './schedule.server.ts';

const { channel, day } = sample;
const today = '2026-03-03';
const addressOf = (to: typeof channel, on: string) => scheduleAddress('/programacio/', to, on, today);
const html = (hasDay?: (day: string) => boolean) =>
  String(scheduleTag({ ...sample, baseUrl: '/programacio/', ...(hasDay && { hasDay }) }));

test('SCHED-01 the channels are drawn as the server writes them', () => {
  const { container } = renderInHost(
    <Channels place={{ channel, day }} addressOf={addressOf} texts={texts} />,
  );
  expect([...container.querySelectorAll('nav')]).toEqual(written(html(), '.ap-schedule-channels'));
});

test('SCHED-08 the days are drawn as the server writes them, those without a schedule too', () => {
  givenPage();
  const hasDay = (one: string) => one <= today;
  const days = daysOf(day, (on) => addressOf(channel, on), hasDay);
  const { container } = renderInHost(<Days days={days} chosen={day} today={today} texts={texts} />);
  expect([...container.querySelectorAll('.ap-schedule-day')]).toEqual(
    written(html(hasDay), '.ap-schedule-day'),
  );
});
