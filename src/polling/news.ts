import type { Schedule } from './schedule.ts';

/** What one document tells the others of the poll. */
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
  channel.onmessage = ({ data }: MessageEvent<News<T> | typeof HELLO>) =>
    data === HELLO ? on.hello() : on.news(data);
  return {
    tell: (news) => channel.postMessage(news),
    greet: () => channel.postMessage(HELLO),
    close: () => channel.close(),
  };
}
