export interface Solved {
  /** What the server is given with the form, once. */
  token: string;
  /** When the token ends, in milliseconds since 1970. */
  expiresAt?: number;
}

/** Proves that no robot fills the form. @throws when it cannot be done; asking again begins anew */
export type Solve = (purpose: string, signal: AbortSignal) => Promise<Solved>;
