/** Tried first by whoever has found a card, beyond repeats, runs and birthdays: pairs, round years and the middle keys. */
const MOST_USED = ['1004', '1010', '1122', '1212', '1313', '2000', '2001', '2580', '6969'];

const RUNS = '0123456789 9876543210';

/** The year, and the day and the month in both orders. @param birthdate YYYY-MM-DD; anything else is none */
function birthdays(birthdate: unknown): string[] {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(birthdate)) ?? [];
  return [year, day + month, month + day];
}

/** Tests whether anybody would guess a PIN in a few tries (CHILD-23). @param pin four digits */
export const isLikelyPin = (pin: string, birthdate: unknown): boolean =>
  /^(\d)\1{3}$/.test(pin) ||
  RUNS.includes(pin) ||
  MOST_USED.includes(pin) ||
  birthdays(birthdate).includes(pin);
