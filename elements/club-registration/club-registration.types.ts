import type { ClubChild, ClubTutor } from '../../src/api/club.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    ClubData: ClubData;
  }
}

export type Step = 1 | 2 | 3 | 4;

/** What step 2 has when all of it holds. */
export interface Filled {
  tutor: ClubTutor;
  children: ClubChild[];
  /** Of a tutor who has no account yet. */
  password?: string;
}

/** What the page may read of it. */
export interface ClubData extends ClubTutor {
  children: Pick<ClubChild, 'name' | 'surname' | 'birthdate'>[];
}

/** An adult who is logged in, and whom the wizard is about. */
export interface Owner {
  id: string;
  /** From the profile; what it has not is empty. */
  tutor: ClubTutor;
}

/** What the last step speaks of. */
export interface Registered {
  /** Where the validation mail has gone; undefined for who was logged in. */
  email?: string | undefined;
  childrenCount: number;
  /** The password that was typed could not be kept (CLUB-30). */
  hasNoPassword: boolean;
}
