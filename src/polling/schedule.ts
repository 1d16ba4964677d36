import { waitAfter } from './back-off.ts';

/** Time that others wait for a response, in milliseconds: the client aborts a request after 10 s. */
const ANSWER_WITHIN = 12_000;

/** State of the last request of any tab. Times of the document's clock, in ms. */
export interface Schedule {
  askedAt: number;
  /** Time at which the next request, or the response to a pending one, is due. */
  due: number;
  /** Time before which the server wants no request. */
  heldUntil: number;
  /** In a row. */
  failures: number;
}

/** Initial state: a request is due. */
export const atFirst: Schedule = { askedAt: 0, due: 0, heldUntil: 0, failures: 0 };

export const whenAsked = (before: Schedule, interval: number, now: number): Schedule => ({
  ...before,
  askedAt: now,
  due: now + Math.max(interval, ANSWER_WITHIN),
});

/** Keeps the rhythm of requests, however long a response takes; but a slow server gets half an interval of rest. */
const nextAfter = (askedAt: number, wait: number, interval: number, now: number) =>
  Math.max(askedAt + wait, now + interval / 2);

export const whenAnswered = ({ askedAt }: Schedule, interval: number, now: number): Schedule => ({
  askedAt,
  due: nextAfter(askedAt, interval, interval, now),
  heldUntil: 0,
  failures: 0,
});

/** @param hold pause that the server requests, in milliseconds */
export function whenFailed(
  { askedAt, failures }: Schedule,
  { interval, now, hold, random }: { interval: number; now: number; hold: number; random: number },
): Schedule {
  const wait = waitAfter(failures + 1, interval, random);
  const heldUntil = now + hold;
  return {
    askedAt,
    due: Math.max(nextAfter(askedAt, wait, interval, now), heldUntil),
    heldUntil,
    failures: failures + 1,
  };
}

/**
 * Reschedules for a reader who comes back: data older than an interval are renewed as soon as the server allows
 * (LIVE-15). A clock that was set back meanwhile delays nothing.
 */
export function whenBack(schedule: Schedule, interval: number, now: number): Schedule {
  const { askedAt, due, heldUntil } = schedule;
  if (askedAt > now) return { ...schedule, due: now };
  return { ...schedule, due: Math.min(due, Math.max(askedAt + interval, heldUntil)) };
}

/** Shifts the times of a schedule: to times relative to now, for other documents, and back. */
export const shifted = ({ askedAt, due, heldUntil, failures }: Schedule, by: number): Schedule => ({
  askedAt: askedAt + by,
  due: due + by,
  heldUntil: heldUntil + by,
  failures,
});
