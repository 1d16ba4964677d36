import { moveDay, todayInMadrid } from '../../../src/i18n/dates.ts';

/**
 * Returns birth dates around the thirteenth birthday, relative to today: a page corrects its clock by the server's
 * responses, so that a fixed date in the browser alone would not last.
 */
export function birthdaysAroundThirteen() {
  const today = todayInMadrid();
  const thirteen = moveDay(today, -13, 'year');
  return { today, tomorrow: moveDay(today, 1, 'day'), thirteen, twelve: moveDay(thirteen, 1, 'day') };
}
