import { formatFull, parseDate } from '../../src/i18n/dates.ts';
import { atMoment } from '../../src/page/at-moment.ts';
import type { Start } from './start.ts';

/**
 * Tells of a scheduled start at once and when its moment has come, without reload (POLL-25). Loaded for a poll whose start may be to
 * come. Answers what ends it.
 */
export default function followStart(date: string, tell: (start: Start) => void): () => void {
  const moment = parseDate(date);
  if (!moment) return () => {};
  const isAhead = moment.getTime() > Date.now();
  const text = formatFull(moment);
  tell({ date, isAhead, hasBegunHere: false, text });
  if (!isAhead) return () => {};
  return atMoment(moment.getTime(), () => tell({ date, isAhead: false, hasBegunHere: true, text }));
}
