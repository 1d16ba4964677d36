import { broadcastDayOf } from '../../../src/i18n/broadcast-day.ts';
import { moveDay, parseDate } from '../../../src/i18n/dates.ts';
import type { ChannelName, ScheduleShow } from '../../../src/schedule/schedule.types.ts';
import type { Db } from '../database/database.types.ts';

/** Days of the schedule before and after today: three weeks in all. */
const REACH = 10;

/** Tests whether there is a schedule of a day; both are YYYY-MM-DD, `today` the broadcast day. */
export const isScheduled = (day: string, today: string): boolean =>
  day >= moveDay(today, -REACH, 'day') && day <= moveDay(today, REACH, 'day');

/** From 1, Monday, to 7. */
const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

const MINUTES_A_DAY = 1440;

/** A moment on the clock of Madrid, counted from the midnight that a day begins with. */
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
  /** YYYY-MM-DD, of one week. */
  days: readonly string[];
  basePath: string;
}

/** Reads the shows of a channel in some days, including those after midnight (SCHED-11). */
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

/** The schedule of a channel and a day, empty where nothing is known of it (ROUTE-37). */
export async function readSchedule(db: Db, { day, now, ...asked }: AskedDay): Promise<ScheduleShow[]> {
  return isScheduled(day, broadcastDayOf(now)) ? readDays(db, { ...asked, days: [day] }) : [];
}

interface AskedNext extends Omit<Asked, 'days'> {
  now: Date;
  /** How many, at most. */
  limit: number;
}

/**
 * Reads the current show of a channel and the next ones, including shows of last night that continue after midnight.
 */
export async function readNext(db: Db, { now, limit, ...asked }: AskedNext): Promise<ScheduleShow[]> {
  const today = broadcastDayOf(now);
  const days = [-1, 0, 1, 2].map((distance) => moveDay(today, distance, 'day'));
  const shows = await readDays(db, { ...asked, days });
  const isLeft = ({ endTime }: ScheduleShow) => new Date(endTime.date) > now;
  return shows.filter(isLeft).slice(0, limit);
}
