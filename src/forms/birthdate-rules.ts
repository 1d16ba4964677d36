/** The days on which somebody may have been born, as YYYY-MM-DD. */
import { formatWireDate } from '../i18n/dates.ts';

/** A day that exists, as YYYY-MM-DD (VAL-39). */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The last day of birth of those who are so old today; 29 February counts as the 28th of a common year (REG-28). */
export function lastBirthdate(today: string, age: number): string {
  const year = Number(today.slice(0, 4)) - age;
  const day = `${String(year).padStart(4, '0')}${today.slice(4)}`;
  return isDay(day) ? day : `${day.slice(0, 8)}28`;
}

export const FIRST_DAY = '1900-01-01';

/** What a calendar offers: both days belong to it. The rules decide, as a date may be typed too. */
interface Bounds {
  min: string;
  max: string;
}

/** Of somebody who is so old at least (VAL-18). @param today the day in Madrid */
export const adultBounds = (minAge: number, today = formatWireDate(new Date())): Bounds => ({
  min: FIRST_DAY,
  max: lastBirthdate(today, minAge),
});

/** Of a child that is not so old yet (CHILD-16). @param today the day in Madrid */
export function childBounds(maxAge: number, today = formatWireDate(new Date())): Bounds {
  const first = new Date(`${lastBirthdate(today, maxAge)}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() + 1);
  return { min: first.toISOString().slice(0, 10), max: today };
}
