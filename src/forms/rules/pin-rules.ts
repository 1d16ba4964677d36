/** PINs that a finder of a card tries first, beyond repeats, runs and birthdays: pairs, round years, middle keys. */
const MOST_USED = ['1004', '1010', '1122', '1212', '1313', '2000', '2001', '2580', '6969'];

const RUNS = '0123456789 9876543210';

/** Returns the year, and day and month in both orders. @param birthdate YYYY-MM-DD; anything else gives none */
function birthdays(birthdate: unknown): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(birthdate)) ?? [];
  return [year, day + month, month + day];
}

/** Detects a PIN that is guessed in a few tries (CHILD-23). @param pin four digits */
export const isLikelyPin = (pin: string, birthdate: unknown): boolean =>
  /^(\d)\1{3}$/.test(pin) ||
  RUNS.includes(pin) ||
  MOST_USED.includes(pin) ||
  birthdays(birthdate).includes(pin);
