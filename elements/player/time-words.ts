import { plural } from '../../src/i18n/numbers.ts';
import type { texts } from './playing.texts.ts';

type Texts = Readonly<Record<keyof typeof texts, string>>;

/** Seconds as one says them: «1 minut i 20 segons». */
export function timeInWords(seconds: number, texts: Texts): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const parts = [
    h > 0 && plural(h, texts['player.hour'], texts['player.hours']),
    m > 0 && plural(m, texts['player.minute'], texts['player.minutes']),
    (s > 0 || whole === 0) && plural(s, texts['player.second'], texts['player.seconds']),
  ].filter((part) => part !== false);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} ${texts['player.and']} ${last}` : last;
}

/** Seconds before the end from which it is the end: a stream may be some hundredths shorter than it is said to be. */
const AT_END = 0.5;

/** The time to show beside a length that is shown in whole seconds: at the end both are the same. */
export function timeBeside(seconds: number, length: number): number {
  return seconds > length - AT_END ? Math.round(length) : Math.max(0, seconds);
}
