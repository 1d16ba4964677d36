import { daysAround, nameOfDay } from '../../src/i18n/day-words.ts';
import type { ChannelName, ScheduleDay } from '../../src/schedule/schedule.types.ts';

/** Number of days on each side of the chosen one (SCHED-08). */
const REACH = 4;

/** Address of a schedule, with a word for days that have one. @param baseUrl with a trailing slash */
export const scheduleAddress = (baseUrl: string, channel: ChannelName, day: string, today: string): string =>
  `${baseUrl}${channel}/${nameOfDay(day, today)}`;

/** Days around the chosen one, with their addresses. @param hasDay returns false for days without a schedule */
export const daysOf = (
  chosen: string,
  addressOf: (day: string) => string,
  hasDay: (day: string) => boolean = () => true,
): ScheduleDay[] =>
  daysAround(chosen, REACH).map((day) => ({ day, ...(hasDay(day) && { href: addressOf(day) }) }));
