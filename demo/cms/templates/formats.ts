const timeZone = 'Europe/Madrid';
const locale = 'ca-ES-valencia';

const day = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });

/** `dimarts, 3 de març` */
export const formatDay = (date: Date): string => day.format(date);

/** Formats a duration in words: `28 minuts`, or seconds below one minute. */
export function spokenDuration(seconds: number): string {
  if (seconds < 59.5) return Math.round(seconds) === 1 ? '1 segon' : `${Math.round(seconds)} segons`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? '1 minut' : `${minutes} minuts`;
}
