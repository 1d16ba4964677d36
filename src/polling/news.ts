import type { Schedule } from './schedule.ts';

/** Message between the documents that share a poll. */
export interface News<T> {
  /** Times relative to the moment of sending, since messages arrive at once and clocks differ. */
  schedule: Schedule;
  /** Newest response with the id of its request, so that it is handled once. */
  answer?: Answer<T>;
}

export interface Answer<T> {
  turn: string;
  value: T;
}

/** Message of a new document that requests the newest response. */
const HELLO = 'hello';

/** Longest time that a message may silence other documents, a day, in milliseconds. */
const LONGEST = 24 * 60 * 60_000;

/** Validates a message, since every script of the origin can send one: others are ignored, so they stop no poll. */
function isNews(data: unknown): data is News<never> {
  const { schedule, answer } = (data ?? {}) as Partial<News<unknown>>;
  const { askedAt, due, heldUntil, failures } = schedule ?? {};
  const areInstants = [askedAt, due, heldUntil, failures].every(
    (value) => Number.isFinite(value) && (value as number) <= LONGEST,
  );
  return areInstants && (answer === undefined || typeof answer?.turn === 'string');
}

/** Channel between the documents of a browser. */
export interface NewsChannel<T> {
  tell(news: News<T>): void;
  greet(): void;
  close(): void;
}

export function openChannel<T>(
  name: string,
  on: { news(news: News<T>): void; hello(): void },
): NewsChannel<T> {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === HELLO) on.hello();
    else if (isNews(data)) on.news(data);
  };
  return {
    tell: (news) => channel.postMessage(news),
    greet: () => channel.postMessage(HELLO),
    close: () => channel.close(),
  };
}
