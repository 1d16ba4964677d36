import type { Schedule } from './schedule.ts';

/** Message between the documents that share a poll. */
export interface News<T> {
  /** Its instants count from the moment of telling: it is heard at once, and clocks differ. */
  schedule: Schedule;
  /** The newest answer, under the name of its question, so that it is heard once. */
  answer?: Answer<T>;
}

export interface Answer<T> {
  turn: string;
  value: T;
}

/** Asks for the newest answer: from a document that has just come. */
const HELLO = 'hello';

/** Nobody keeps the others silent for longer than a day, in milliseconds. */
const LONGEST = 24 * 60 * 60_000;

/** The channel is open to every script of the origin: what is no news is not heard, so that it stops no poll. */
function isNews(data: unknown): data is News<never> {
  const { schedule, answer } = (data ?? {}) as Partial<News<unknown>>;
  const { askedAt, due, heldUntil, failures } = schedule ?? {};
  const areInstants = [askedAt, due, heldUntil, failures].every(
    (value) => Number.isFinite(value) && (value as number) <= LONGEST,
  );
  return areInstants && (answer === undefined || typeof answer?.turn === 'string');
}

/** The way between the documents of a browser. */
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
