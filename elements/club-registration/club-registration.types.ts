import type { ClubChild, ClubTutor } from '../../src/api/club.types.ts';

declare module '../../src/element/contract.ts' {
  interface NamedTypes {
    ClubData: ClubData;
  }
}

export type Step = 1 | 2 | 3 | 4;

/** Valid values of step 2. */
export interface Filled {
  tutor: ClubTutor;
  children: ClubChild[];
  /** Password of a new tutor. */
  password?: string;
}

/** Data that the page can read as properties. */
export interface ClubData extends ClubTutor {
  children: Pick<ClubChild, 'name' | 'surname' | 'birthdate'>[];
}

/** An adult who is logged in, and whom the wizard is about. */
export interface Owner {
  id: string;
  /** Read from the profile; missing values are empty. */
  tutor: ClubTutor;
}

/** Result that the last step shows. */
export interface Registered {
  /** Recipient of the validation mail; undefined for a logged-in tutor. */
  email?: string | undefined;
  childrenCount: number;
  /** The typed password could not be saved (CLUB-30). */
  hasNoPassword: boolean;
}
