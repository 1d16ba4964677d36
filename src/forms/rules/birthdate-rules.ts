/** Possible dates of birth, as YYYY-MM-DD. */
import { moveDay, todayInMadrid } from '../../i18n/dates.ts';

/** Latest date of birth for an age; 29 February counts as the 28th of a common year (REG-28). */
export const lastBirthdate = (today: string, age: number): string => moveDay(today, -age, 'year');

export const FIRST_DAY = '1900-01-01';

/** First and last day of the date picker. The rules still decide, because a date may be typed. */
interface Bounds {
  min: string;
  max: string;
}

/**
 * Bounds of a minimum age (VAL-18).
 * @param today the day in Madrid
 */
export const adultBounds = (minAge: number, today = todayInMadrid()): Bounds => ({
  min: FIRST_DAY,
  max: lastBirthdate(today, minAge),
});

/**
 * Bounds of a child below an age (CHILD-16).
 * @param today the day in Madrid
 */
export const childBounds = (maxAge: number, today = todayInMadrid()): Bounds => ({
  min: moveDay(lastBirthdate(today, maxAge), 1, 'day'),
  max: today,
});
