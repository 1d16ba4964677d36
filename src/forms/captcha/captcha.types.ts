export interface Proving {
  /** Purpose of the token, which is invalid for any other. */
  purpose: string;
  /** Empty element for services with a visible box; must be left empty. */
  place: HTMLElement;
  /** Aborted when nobody waits for the proof any more, or the token has been used. */
  signal: AbortSignal;
  /** Must be called when the token expires before use (REG-15). */
  onExpired(): void;
}

/**
 * Proves that no robot fills the form, and returns a token that the server accepts once.
 * @throws if it fails; another call starts anew
 */
export type Solve = (proving: Proving) => Promise<string>;
