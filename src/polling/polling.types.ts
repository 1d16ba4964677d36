export interface SharedPollOptions<T> {
  /** Request of the poll; tabs with the same key and interval share responses. */
  key: string;
  /** Time from the start of one request to the next, in milliseconds. */
  interval: number;
  /** Sends the request. Its response must be structured-cloneable, since it is sent to other tabs. */
  ask(): Promise<T>;
}

/** Origin of a response: this document, or another tab. */
export type AnswerSource = 'own' | 'other';
export type AnswerListener<T> = (answer: T, from: AnswerSource) => void;

/** Repeated request shared by tabs; it starts with the first listener, and pauses without any. */
export interface SharedPoll<T> {
  /** @returns ends it */
  subscribe(listener: AnswerListener<T>): () => void;
  /** Requests at once, whoever leads; waits for a pending request, a visible document and a willing server. */
  now(): void;
  /** Ends it for good. */
  stop(): void;
}
