import { moveDay, todayInMadrid } from '../../../src/i18n/dates.ts';

/**
 * Days of birth around the thirteenth birthday, by today's date: a page corrects its clock by the server's answers, so
 * that a fixed date in the browser alone would not last.
 */
export function birthdaysAroundThirteen() {
  const today = todayInMadrid();
  const thirteen = moveDay(today, -13, 'year');
  return { today, tomorrow: moveDay(today, 1, 'day'), thirteen, twelve: moveDay(thirteen, 1, 'day') };
}
