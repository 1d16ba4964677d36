import { formatFull, parseDate } from '../../src/i18n/dates.ts';
import { atMoment } from '../../src/page/at-moment.ts';
import type { Start } from './start.ts';

/**
 * Reports a scheduled start at once and again when its moment has come, without a reload (POLL-25). Loaded for a poll whose start may
 * be to come.
 *
 * @returns a function that ends it
 */
export default function followStart(date: string, report: (start: Start) => void): () => void {
  const moment = parseDate(date)?.getTime();
  if (moment === undefined) return () => {};
  const text = formatFull(new Date(moment));
  const isAhead = moment > Date.now();
  report({ date, moment, isAhead, text });
  if (!isAhead) return () => {};
  return atMoment(moment, () => report({ date, moment, isAhead: false, text }));
}
