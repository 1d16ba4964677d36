export interface Proving {
  /** Purpose of the token, which is invalid for any other. */
  purpose: string;
  /** For a service that has to be seen: empty, and given back empty. */
  place: HTMLElement;
  /** Aborted when nobody waits for the proof any more, or it has been used. */
  signal: AbortSignal;
  /** To be called when the token has ended before it was used (REG-15). */
  onExpired(): void;
}

/**
 * Proves that no robot fills the form, and answers with the token that the server is given with it, once.
 * @throws when it cannot be done; asking again begins anew
 */
export type Solve = (proving: Proving) => Promise<string>;
