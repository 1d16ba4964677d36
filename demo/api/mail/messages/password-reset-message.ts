import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  name?: string | undefined;
  /** Address where a password is chosen, once. */
  url: string;
  expiresInMinutes: number;
}

/** The recovery mail. */
export function passwordResetMessage({ name, url, expiresInMinutes }: Details): Message {
  return writeMessage({
    subject: texts['password-reset.subject'],
    title: texts['password-reset.title'],
    name,
    paragraphs: [texts['password-reset.body']],
    button: { title: texts['password-reset.button'], url },
    note: fill(texts['password-reset.once'], { time: timeOf(expiresInMinutes) }),
    why: texts['password-reset.why'],
    notYou: { text: texts['password-reset.not-you'] },
  });
}

/** Whole hours as such. */
function timeOf(minutes: number): string {
  const isHours = minutes >= 60 && minutes % 60 === 0;
  const n = isHours ? minutes / 60 : minutes;
  return fill(texts[`${isHours ? 'hours' : 'minutes'}.${n === 1 ? 'one' : 'other'}`], { n });
}
