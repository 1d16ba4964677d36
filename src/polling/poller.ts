import { readDocument } from '../page/read-document.ts';
import { holdOf } from './back-off.ts';
import { canShare, createLeadership } from './leadership.ts';
import { type Answer, type News, type NewsChannel, openChannel } from './news.ts';
import type { AnswerListener, SharedPollOptions } from './polling.types.ts';
import {
  atFirst,
  type Schedule,
  shifted,
  whenAnswered,
  whenAsked,
  whenBack,
  whenFailed,
} from './schedule.ts';

/**
 * Presence of a reader at the document. `kept` means in the back/forward cache, or frozen: it must hold nothing that
 * other documents wait for.
 */
type Presence = 'visible' | 'hidden' | 'kept';

/** Reports the presence of this document: at once, after each change, and when the network comes back. */
function watchPresence(listener: (presence: Presence) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isKept = false;
  const tell = () =>
    listener(isKept ? 'kept' : readDocument('visibilityState') === 'visible' ? 'visible' : 'hidden');
  const keep = (kept: boolean) => () => {
    isKept = kept;
    tell();
  };
  addEventListener('pagehide', keep(true), { signal });
  addEventListener('pageshow', keep(false), { signal });
  document.addEventListener('freeze', keep(true), { signal });
  document.addEventListener('resume', keep(false), { signal });
  document.addEventListener('visibilitychange', tell, { signal });
  addEventListener('online', tell, { signal });
  tell();
  return () => controller.abort();
}

/** The part of one document in a poll. */
export interface Poller {
  now(): void;
  stop(): void;
}

interface PollerOptions<T> extends Omit<SharedPollOptions<T>, 'key'> {
  /** Name of the lock and of the channel. */
  name: string;
  onAnswer: AnswerListener<T>;
}

export function createPoller<T>({ name, interval, ask, onAnswer }: PollerOptions<T>): Poller {
  let schedule: Schedule = atFirst;
  let presence: Presence = 'hidden';
  let leads = false;
  let isAsking = false;
  let isStopped = false;
  /** A request is due now, and could not be sent yet. */
  let isRequested = false;
  /** True if this document sent the last request, and so responds to new documents. */
  let askedLast = false;
  let last: Answer<T> | undefined;
  let channel: NewsChannel<T> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leadership = createLeadership(name, (value) => {
    leads = value;
    plan();
  });

  /** Sets the only timer: for the next request, or for the takeover from a silent leader. */
  function plan() {
    clearTimeout(timer);
    if (isStopped || isAsking || presence !== 'visible') return;
    if (isRequested) wait(schedule.heldUntil, question);
    else if (leads) wait(schedule.due, question);
    // at random times within one interval, so that not all followers take over at once
    else wait(Math.max(schedule.due, Date.now()) + interval * (0.5 + 0.4 * Math.random()), takeOver);
  }

  function wait(until: number, act: (isLate: boolean) => void) {
    const now = Date.now();
    if (until <= now) return act(false);
    timer = setTimeout(() => act(Date.now() > until + interval), until - now);
  }

  /** @param isLate this document has been asleep too: the leader gets another chance */
  function takeOver(isLate: boolean) {
    if (isLate) return plan();
    schedule = { ...schedule, due: Date.now() };
    leadership.seize();
  }

  async function question() {
    const turn = `${Date.now()} ${Math.random()}`;
    isAsking = true;
    isRequested = false;
    askedLast = true;
    schedule = whenAsked(schedule, interval, Date.now());
    tell();
    const answer = await ask().then(
      (value) => ({ turn, value }),
      (error: unknown) => ({ hold: holdOf(error) }),
    );
    isAsking = false;
    if (isStopped) return;
    const now = Date.now();
    if ('value' in answer) {
      last = answer;
      schedule = whenAnswered(schedule, interval, now);
    } else schedule = whenFailed(schedule, { interval, now, hold: answer.hold, random: Math.random() });
    tell(last);
    plan();
    if ('value' in answer) onAnswer(answer.value, 'own');
  }

  function tell(answer?: Answer<T>) {
    channel?.tell({ schedule: shifted(schedule, -Date.now()), ...(answer && { answer }) });
  }

  function hear(news: News<T>) {
    if (!isAsking) {
      schedule = shifted(news.schedule, Date.now());
      askedLast = false;
      plan();
    }
    const { answer } = news;
    if (!answer || answer.turn === last?.turn) return;
    last = answer;
    onAnswer(answer.value, 'other');
  }

  function open() {
    if (channel || !canShare()) return;
    channel = openChannel<T>(name, { news: hear, hello: () => (askedLast || leads) && tell(last) });
    channel.greet();
  }

  function rest() {
    leadership.resign();
    channel?.close();
    channel = undefined;
  }

  const unwatch = watchPresence((now) => {
    presence = now;
    if (now === 'kept') return rest();
    open();
    if (now === 'hidden') return leadership.resign();
    schedule = whenBack(schedule, interval, Date.now());
    leadership.seek();
    plan();
  });

  return {
    now() {
      isRequested = true;
      plan();
    },
    stop() {
      isStopped = true;
      unwatch();
      rest();
    },
  };
}
