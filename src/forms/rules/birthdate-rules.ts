/** The days on which somebody may have been born, as YYYY-MM-DD. */
import { moveDay, todayInMadrid } from '../../i18n/dates.ts';

/** The last day of birth of those who are so old today; 29 February counts as the 28th of a common year (REG-28). */
export const lastBirthdate = (today: string, age: number): string => moveDay(today, -age, 'year');

export const FIRST_DAY = '1900-01-01';

/** What a calendar offers: both days belong to it. The rules decide, as a date may be typed too. */
interface Bounds {
  min: string;
  max: string;
}

/** Of somebody who is so old at least (VAL-18). @param today the day in Madrid */
export const adultBounds = (minAge: number, today = todayInMadrid()): Bounds => ({
  min: FIRST_DAY,
  max: lastBirthdate(today, minAge),
});

/** Of a child that is not so old yet (CHILD-16). @param today the day in Madrid */
export const childBounds = (maxAge: number, today = todayInMadrid()): Bounds => ({
  min: moveDay(lastBirthdate(today, maxAge), 1, 'day'),
  max: today,
});
