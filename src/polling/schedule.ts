import { waitAfter } from './back-off.ts';

/** The client gives a question up after 10 s; until then the others wait for its answer. In milliseconds. */
const ANSWER_WITHIN = 12_000;

/** State of the last request of any tab. Times of the document's clock, in ms. */
export interface Schedule {
  askedAt: number;
  /** When the next question, or the answer to the one under way, is to come. */
  due: number;
  /** Until then the server wants to be left alone. */
  heldUntil: number;
  /** In a row. */
  failures: number;
}

/** Nothing is known: a question is due. */
export const atFirst: Schedule = { askedAt: 0, due: 0, heldUntil: 0, failures: 0 };

export const whenAsked = (before: Schedule, interval: number, now: number): Schedule => ({
  ...before,
  askedAt: now,
  due: now + Math.max(interval, ANSWER_WITHIN),
});

/** Questions keep their rhythm whatever an answer takes; but a server that is slow gets half an interval to breathe. */
const nextAfter = (askedAt: number, wait: number, interval: number, now: number) =>
  Math.max(askedAt + wait, now + interval / 2);

export const whenAnswered = ({ askedAt }: Schedule, interval: number, now: number): Schedule => ({
  askedAt,
  due: nextAfter(askedAt, interval, interval, now),
  heldUntil: 0,
  failures: 0,
});

/** @param hold how long the server wants to be left alone, in milliseconds */
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
 * For a reader who comes back: nothing older than an interval is shown for longer than the server wants (LIVE-15). A clock that
 * was set back meanwhile makes nobody wait.
 */
export function whenBack(schedule: Schedule, interval: number, now: number): Schedule {
  const { askedAt, due, heldUntil } = schedule;
  if (askedAt > now) return { ...schedule, due: now };
  return { ...schedule, due: Math.min(due, Math.max(askedAt + interval, heldUntil)) };
}

/** Moves the instants of a schedule: to spans from now, which are told to other documents, and back. */
export const shifted = ({ askedAt, due, heldUntil, failures }: Schedule, by: number): Schedule => ({
  askedAt: askedAt + by,
  due: due + by,
  heldUntil: heldUntil + by,
  failures,
});
