import { isDay } from '../../../src/i18n/dates.ts';

/** The card can be used until the child turns so old (CHILD-13, CLOG-15). */
const ageOfLeaving = 13;

/** The day on which a child leaves the club: its 13th birthday, of who was born on a 29 February the 1st of March. */
export function validUntil(birthdate: string): string {
  const year = String(Number(birthdate.slice(0, 4)) + ageOfLeaving).padStart(4, '0');
  const birthday = `${year}${birthdate.slice(4)}`;
  return isDay(birthday) ? birthday : `${year}-03-01`;
}
