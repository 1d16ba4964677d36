export interface SharedPollOptions<T> {
  /** Request of the poll; tabs with the same key and interval share responses. */
  key: string;
  /** From the beginning of one question to the next, in milliseconds. */
  interval: number;
  /** Asks the server. Its answer must be of a kind that can be sent to other tabs (structured clone). */
  ask(): Promise<T>;
}

/** Origin of a response: this document, or another tab. */
export type AnswerSource = 'own' | 'other';
export type AnswerListener<T> = (answer: T, from: AnswerSource) => void;

/** A part in asking for something again and again; it begins with the first listener and rests without any. */
export interface SharedPoll<T> {
  /** @returns ends it */
  subscribe(listener: AnswerListener<T>): () => void;
  /** Asks at once, whoever leads: as soon as the question under way is answered, the document visible and the server willing. */
  now(): void;
  /** Ends it for good. */
  stop(): void;
}
