import { plural } from '../../src/i18n/numbers.ts';
import type { LoginTexts } from './login.types.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Waiting time in a natural unit, rounded up, so that nobody retries too early. */
export function waitText(seconds: number | undefined, texts: LoginTexts): string {
  if (!seconds) return texts['login.a-while'];
  if (seconds < MINUTE)
    return plural(Math.ceil(seconds), texts['login.one-second'], texts['login.many-seconds']);
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < 60) return plural(minutes, texts['login.one-minute'], texts['login.many-minutes']);
  return plural(Math.ceil(seconds / HOUR), texts['login.one-hour'], texts['login.many-hours']);
}
