import type { ClubTutor } from '../../src/api/club.types.ts';
import { SPAIN } from '../../src/places/spain.ts';

/** Empty tutor, with its fields in the order of the page. */
export const blankTutor: ClubTutor = {
  name: '',
  surname: '',
  birthdate: '',
  nif: '',
  phone: '',
  email: '',
  address: '',
  zip: '',
  city: '',
  country: SPAIN,
  province: '',
  bulletin: false,
  laCollaBulletin: false,
};

/** Reads the tutor of a profile (CLUB-08). */
export function tutorOf(profile: unknown): ClubTutor {
  const known = profile as Record<string, unknown>;
  const entries = Object.entries(blankTutor).map(([name, blank]) => {
    const value = known[name];
    return [name, typeof value === typeof blank && value !== '' ? value : blank];
  });
  return Object.fromEntries(entries) as unknown as ClubTutor;
}

/**
 * Merges typed values over the known tutor. The e-mail address stays that of the account: its prefilled value was not
 * typed.
 */
export function mergeTutor(known: ClubTutor, typed: ClubTutor): ClubTutor {
  const entries = Object.entries(known).map(([name, value]) => {
    const own = typed[name as keyof ClubTutor];
    const isBlank = own === '' || own === blankTutor[name as keyof ClubTutor];
    return [name, isBlank || name === 'email' ? value : own];
  });
  return Object.fromEntries(entries) as unknown as ClubTutor;
}
