import type { Child } from '../club/child.types.ts';
import type { User } from '../session/user.types.ts';

/** The current user with every field (ENT-01), shown only by the profile (W-23). */
export interface Profile extends User {
  surname?: string | undefined;
  email?: string | null | undefined;
  /** YYYY-MM-DD. */
  birthdate?: string | null | undefined;
  phone?: string | undefined;
  nif?: string | undefined;
  address?: string | undefined;
  zip?: string | undefined;
  city?: string | undefined;
  province?: string | undefined;
  country?: string | undefined;
  alternativeEmail?: string | undefined;
  laCollaBulletin?: boolean | undefined;
  apuntsNewsletterGeneric?: boolean | undefined;
  apuntsNewsletterLowLevel?: boolean | undefined;
  apuntsNewsletterMediumLevel?: boolean | undefined;
  apuntsNewsletterHighLevel?: boolean | undefined;
  /** False if only a social network opens the account. If absent, only accounts of networks lack a password. */
  hasPassword?: boolean | undefined;
  children?: Child[] | undefined;
}
