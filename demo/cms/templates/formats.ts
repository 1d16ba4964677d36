const timeZone = 'Europe/Madrid';
const locale = 'ca-ES-valencia';

const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full', timeStyle: 'short' });
const number = new Intl.NumberFormat(locale, { useGrouping: 'always' });

/** `20:15`, in Europe/Madrid (SITE-18). */
export const formatClock = (date: Date): string => clock.format(date);
/** `dimarts, 3 de març` */
export const formatDay = (date: Date): string => day.format(date);
/** `3 de març del 2026` */
export const formatDate = (moment: Date): string => date.format(moment);
/** `dimarts, 3 de març del 2026, a les 20:15` */
export const formatMoment = (date: Date): string => moment.format(date);
/** `1.284` */
const formatNumber = (value: number): string => number.format(value);

/** Seconds as `m:ss` or `h:mm:ss` (FMT-04). */
export function formatDuration(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = (seconds % 3600) / 60;
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${Math.floor(minutes)}:${two(seconds % 60)}`;
}

/** A length for who hears it: `28 minuts`. */
export function spokenDuration(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? '1 minut' : `${minutes} minuts`;
}

/** `1 vot`, `1.284 vots` */
export const formatVotes = (votes: number): string =>
  `${formatNumber(votes)} ${votes === 1 ? 'vot' : 'vots'}`;
