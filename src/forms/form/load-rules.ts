import type { ParticipationType } from '../../api/participation.types.ts';
import type { AccountForm } from '../rules/account-rules.part.ts';
import type { Check } from '../rules/check-with.ts';
import type { ClubForm } from '../rules/club-rules.part.ts';
import type { NewsletterForm } from '../rules/newsletter-rules.part.ts';
import type { RegistrationForm } from '../rules/registration-rules.part.ts';

/** Loads the rules of an account form, when they are first needed. */
export const loadAccountRules = async (form: AccountForm): Promise<Check> =>
  (await import('../rules/account-rules.part.ts')).default(form);

/** Loads the rules of a new password. */
export const loadResetRules = async (): Promise<Check> =>
  (await import('../rules/reset-rules.part.ts')).default;

/** Loads the rules of a registration. */
export const loadRegistrationRules = async (form: RegistrationForm): Promise<Check> =>
  (await import('../rules/registration-rules.part.ts')).default(form);

/** Loads the rules of a newsletter. */
export const loadNewsletterRules = async (form: NewsletterForm): Promise<Check> =>
  (await import('../rules/newsletter-rules.part.ts')).default(form);

/** The same of participation. */
export const loadParticipationRules = async (type: ParticipationType): Promise<Check> =>
  (await import('../rules/participation-rules.part.ts')).default(type);

/** Loads the rules of a contact message. */
export const loadContactRules = async (): Promise<Check> =>
  (await import('../rules/contact-rules.part.ts')).default;

/** Loads the rules of a tutor or a child of the club. */
export const loadClubRules = async (form: ClubForm): Promise<Check> =>
  (await import('../rules/club-rules.part.ts')).default(form);

/** Loads the rules of the profile, or those after a first social login. */
export const loadProfileRules = async (isFirst: boolean): Promise<Check> =>
  (await import('../rules/profile-rules.part.ts')).default(isFirst ? 'firstProfileForm' : 'profileForm');
