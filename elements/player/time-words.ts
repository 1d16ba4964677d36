import { plural } from '../../src/i18n/numbers.ts';
import type { texts } from './playing.texts.ts';

type Texts = Readonly<Record<keyof typeof texts, string>>;

/** Duration in words: «1 minut i 20 segons». */
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

/** Seconds before the end that count as the end: a stream may be slightly shorter than announced. */
const AT_END = 0.5;

/** Current time to show beside a length in whole seconds, equal to it at the end. */
export function timeBeside(seconds: number, length: number): number {
  return seconds > length - AT_END ? Math.round(length) : Math.max(0, seconds);
}
