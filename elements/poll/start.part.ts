import { formatFull, parseDate } from '../../src/i18n/dates.ts';
import { atMoment } from '../../src/page/at-moment.ts';
import { CLOCK_EVENT, serverClock, serverNow } from '../../src/page/server-clock.ts';
import type { Start } from './start.ts';

/** Time after a start for which a cache may still return the earlier state, in ms. */
const CACHED_FOR = 5000;

/**
 * Reports a scheduled start at once, and again when its time has come, without a reload (POLL-25). Loaded for a poll
 * that may start in the future.
 *
 * @returns a function that stops the reports
 */
export default function followStart(date: string, report: (start: Start) => void): () => void {
  const moment = parseDate(date)?.getTime();
  if (moment === undefined) return () => {};
  const text = formatFull(new Date(moment));
  let endTimer = () => {};
  const update = () => {
    endTimer();
    const isAhead = moment > serverNow();
    endTimer = isAhead ? atMoment(moment, update) : () => {};
    report({ date, validFrom: moment + CACHED_FOR - serverClock.offset, isAhead, text });
  };
  // with a fast device clock the start may have been reported too early
  addEventListener(CLOCK_EVENT, update);
  update();
  return () => {
    endTimer();
    removeEventListener(CLOCK_EVENT, update);
  };
}
