import { formatWireDate, isDay } from '../../../src/i18n/dates.ts';

/** Age at which the card expires (CHILD-13, CLOG-15). */
const ageOfLeaving = 13;

/** Returns the day on which the card expires: the 13th birthday, or 1 March for a birthday on 29 February. */
export function validUntil(birthdate: string): string {
  const year = String(Number(birthdate.slice(0, 4)) + ageOfLeaving).padStart(4, '0');
  const birthday = `${year}${birthdate.slice(4)}`;
  return isDay(birthday) ? birthday : `${year}-03-01`;
}

/** Tests whether the card has expired in Madrid; a card without a birthdate never expires. */
export function hasGrownUp({ birthdate }: { birthdate: string | null }, now: Date): boolean {
  return birthdate !== null && formatWireDate(now) >= validUntil(birthdate);
}
