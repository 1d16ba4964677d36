import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  /** Of the tutor. */
  name?: string | undefined;
  /** Of the child; only the first character of a longer text is used. */
  childInitial: string;
  /** Where the PIN is changed. */
  profileUrl: string;
}

/** To the tutor of a card whose PIN somebody is guessing (W-01). */
export function cardAttackMessage({ name, childInitial, profileUrl }: Details): Message {
  const [initial = '?'] = childInitial.trim().toUpperCase();
  return writeMessage({
    subject: texts['card-attack.subject'],
    title: texts['card-attack.title'],
    name,
    paragraphs: [fill(texts['card-attack.body'], { initial }), texts['card-attack.home']],
    button: { title: texts['card-attack.button'], url: profileUrl },
    why: texts['card-attack.why'],
    notYou: { text: texts['card-attack.not-you'] },
  });
}
