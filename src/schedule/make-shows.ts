import type { ScheduleShow } from './schedule.types.ts';

/** A show for samples and states. Times are `YYYY-MM-DD HH:mm`, in Madrid. */
export const makeShow = (
  id: string,
  title: string,
  [start, end]: readonly [string, string],
  href = '/programes/la-costera',
): ScheduleShow => ({
  id,
  title,
  startTime: { date: start },
  endTime: { date: end },
  url: { href, title },
});
