import { daysAround, nameOfDay } from '../../src/i18n/day-words.ts';
import type { ChannelName, ScheduleDay } from '../../src/schedule/schedule.types.ts';

/** How many days are shown on each side of the chosen one (SCHED-08). */
const REACH = 4;

/** The address of a schedule; days that have a word are named by it. @param baseUrl with the slash at its end */
export const scheduleAddress = (baseUrl: string, channel: ChannelName, day: string, today: string): string =>
  `${baseUrl}${channel}/${nameOfDay(day, today)}`;

/** The days around a chosen one, each with the address of its schedule. @param hasDay says of which there may be one */
export const daysOf = (
  chosen: string,
  addressOf: (day: string) => string,
  hasDay: (day: string) => boolean = () => true,
): ScheduleDay[] =>
  daysAround(chosen, REACH).map((day) => ({ day, ...(hasDay(day) && { href: addressOf(day) }) }));
