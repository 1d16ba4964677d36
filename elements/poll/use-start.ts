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

const timeOf = (date: string | undefined) => parseDate(date)?.getTime() ?? 0;

/** @param begun from `useBegun` */
export function startOf(date: string | undefined, begun: number): Start {
  const start = timeOf(date);
  const hasBegunHere = start > 0 && begun === start;
  return { isScheduled: !hasBegunHere && start > Date.now(), hasBegunHere };
}

/**
 * Follows a scheduled start to its moment, without reload, also over more than the 24 days one timer can wait (POLL-25). Answers
 * the start that has come, in milliseconds, or 0.
 */
export function useBegun(date: string | undefined): number {
  const start = timeOf(date);
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

  return begun;
}
