import { loadPart } from '../element/use-part.ts';
import type accountRules from './account-rules.part.ts';
import type { AccountForm } from './account-rules.part.ts';
import type { Check } from './check-with.ts';
import type clubRules from './club-rules.part.ts';
import type { ClubForm } from './club-rules.part.ts';
import type newsletterRules from './newsletter-rules.part.ts';
import type { NewsletterForm } from './newsletter-rules.part.ts';
import type profileRules from './profile-rules.part.ts';
import type registrationRules from './registration-rules.part.ts';
import type { RegistrationForm } from './registration-rules.part.ts';

/** The rules of an account form, fetched when they are first needed. */
export const loadAccountRules = async (form: AccountForm): Promise<Check> =>
  (await loadPart<typeof accountRules>('forms/account-rules'))(form);

/** The same of a registration. */
export const loadRegistrationRules = async (form: RegistrationForm): Promise<Check> =>
  (await loadPart<typeof registrationRules>('forms/registration-rules'))(form);

/** The same of a newsletter. */
export const loadNewsletterRules = async (form: NewsletterForm): Promise<Check> =>
  (await loadPart<typeof newsletterRules>('forms/newsletter-rules'))(form);

/** The same of a tutor or a child of the club. */
export const loadClubRules = async (form: ClubForm): Promise<Check> =>
  (await loadPart<typeof clubRules>('forms/club-rules'))(form);

/** The same of the profile. */
export const loadProfileRules = (): Promise<Check> => loadPart<typeof profileRules>('forms/profile-rules');
