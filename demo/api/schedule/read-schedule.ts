import { broadcastDayOf } from '../../../src/i18n/broadcast-day.ts';
import { moveDay, parseDate } from '../../../src/i18n/dates.ts';
import type { ChannelName, ScheduleShow } from '../../../src/schedule/schedule.types.ts';
import type { Db } from '../database/database.types.ts';

/** Days of the schedule before and after today: three weeks in all. */
const REACH = 10;

/** Tests whether a day has a schedule; both days are YYYY-MM-DD, `today` the broadcast day. */
export const isScheduled = (day: string, today: string): boolean =>
  day >= moveDay(today, -REACH, 'day') && day <= moveDay(today, REACH, 'day');

/** From 1, Monday, to 7. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const MINUTES_A_DAY = 1440;

/** Returns the time in Madrid at a number of minutes after the midnight that begins a day. */
function momentOf(day: string, minutes: number): Date {
  const onDay = moveDay(day, Math.floor(minutes / MINUTES_A_DAY), 'day');
  const rest = minutes % MINUTES_A_DAY;
  const [hours, left] = [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, '0'));
  const moment = parseDate(`${onDay} ${hours}:${left}:00`);
  if (!moment) throw new RangeError(`no moment ${minutes} of the day ${day}`);
  return moment;
}

interface Asked {
  channel: ChannelName;
  /** Days of one week, YYYY-MM-DD. */
  days: readonly string[];
  basePath: string;
}

/** Reads a channel's shows on some days, including those after midnight (SCHED-11). */
async function readDays(db: Db, { channel, days, basePath }: Asked): Promise<ScheduleShow[]> {
  const slots = await db
    .selectFrom('schedule_slots')
    .selectAll()
    .where('channel', '=', channel)
    .where('weekday', 'in', days.map(weekdayOf))
    .orderBy('starts')
    .execute();
  return days.flatMap((day) => {
    const ofDay = slots.filter(({ weekday }) => weekday === weekdayOf(day));
    return ofDay.map(({ starts, ends, title, url }) => ({
      id: `${channel}-${day}-${starts}`,
      title,
      startTime: { date: momentOf(day, starts).toISOString() },
      endTime: { date: momentOf(day, ends).toISOString() },
      url: { href: url === null ? '' : basePath + url, title },
    }));
  });
}

interface AskedDay extends Omit<Asked, 'days'> {
  /** YYYY-MM-DD. */
  day: string;
  now: Date;
}

/** Reads a channel's schedule of a day; empty if unknown (ROUTE-37). */
export async function readSchedule(db: Db, { day, now, ...asked }: AskedDay): Promise<ScheduleShow[]> {
  return isScheduled(day, broadcastDayOf(now)) ? readDays(db, { ...asked, days: [day] }) : [];
}

interface AskedNext extends Omit<Asked, 'days'> {
  now: Date;
  /** How many, at most. */
  limit: number;
}

/** Reads a channel's current show and the next ones, including shows of last night that continue after midnight. */
export async function readNext(db: Db, { now, limit, ...asked }: AskedNext): Promise<ScheduleShow[]> {
  const today = broadcastDayOf(now);
  const days = [-1, 0, 1, 2].map((distance) => moveDay(today, distance, 'day'));
  const shows = await readDays(db, { ...asked, days });
  const isLeft = ({ endTime }: ScheduleShow) => new Date(endTime.date) > now;
  return shows.filter(isLeft).slice(0, limit);
}
