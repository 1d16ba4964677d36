import { useEffect, useState } from 'react';
import { parseDate } from '../../src/i18n/dates.ts';

/** The longest delay that a timer takes, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

export interface Start {
  /** The start is still to come. */
  isScheduled: boolean;
  /** The moment came while the page was open, so what the server said of it before no longer holds. */
  hasBegunHere: boolean;
}

/** Follows a scheduled start to its moment, without reload, also over more than the 24 days one timer can wait (POLL-25). */
export function useStart(date: string | undefined): Start {
  const start = parseDate(date)?.getTime() ?? 0;
  const [begun, setBegun] = useState(0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = start - Date.now();
      if (left <= 0) setBegun(start);
      else timer = setTimeout(wait, Math.min(left, MAX_DELAY));
    };
    if (start > Date.now()) wait();
    return () => clearTimeout(timer);
  }, [start]);

  const hasBegunHere = start > 0 && begun === start;
  return { isScheduled: !hasBegunHere && start > Date.now(), hasBegunHere };
}
