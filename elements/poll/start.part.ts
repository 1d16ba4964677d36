import { formatFull, parseDate } from '../../src/i18n/dates.ts';
import type { Start } from './start.ts';

/** The longest delay that a timer takes, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

/**
 * Tells of a scheduled start at once and when its moment has come, without reload, also over more than the 24 days one timer can
 * wait (POLL-25). Loaded for a poll whose start may be to come. Answers what ends it.
 */
export default function followStart(date: string, tell: (start: Start) => void): () => void {
  const moment = parseDate(date);
  if (!moment) return () => {};
  const timeLeft = () => moment.getTime() - Date.now();
  const wasAhead = timeLeft() > 0;
  const text = formatFull(moment);
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const left = timeLeft();
    tell({ date, isAhead: left > 0, hasBegunHere: wasAhead && left <= 0, text });
    if (left > 0) timer = setTimeout(look, Math.min(left, MAX_DELAY));
  };
  look();
  return () => clearTimeout(timer);
}
