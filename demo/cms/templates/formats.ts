const timeZone = 'Europe/Madrid';
const locale = 'ca-ES-valencia';

const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' });
const number = new Intl.NumberFormat(locale, { useGrouping: 'always' });

/** `dimarts, 3 de març` */
export const formatDay = (date: Date): string => day.format(date);
/** `dimarts, 3 de març del 2026, a les 20:15` */
export const formatMoment = (date: Date): string => moment.format(date);
/** `1.284` */
const formatNumber = (value: number): string => number.format(value);

/** A length for who hears it: `28 minuts`. */
export function spokenDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minut' : `${minutes} minuts`;
}

/** `1 vot`, `1.284 vots` */
export const formatVotes = (votes: number): string =>
  `${formatNumber(votes)} ${votes === 1 ? 'vot' : 'vots'}`;
