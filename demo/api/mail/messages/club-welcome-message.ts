import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  name?: string | undefined;
  /** Whether the e-mail is validated. */
  isProven: boolean;
  /** Address of the cards. */
  childrenUrl: string;
  recoverUrl: string;
}

/** To a tutor whose children have got their cards (CLUB-29). */
export function clubWelcomeMessage({ name, isProven, childrenUrl, recoverUrl }: Details): Message {
  return writeMessage({
    subject: texts['club-welcome.subject'],
    title: texts['club-welcome.title'],
    name,
    paragraphs: [texts['club-welcome.body'], texts['club-welcome.pin']],
    button: { title: texts['club-welcome.button'], url: childrenUrl },
    ...(!isProven && { note: texts['club-welcome.validate'] }),
    why: texts['club-welcome.why'],
    notYou: isProven
      ? { text: texts['club-welcome.not-you'], url: recoverUrl }
      : { text: texts['club-welcome.not-you-unproven'] },
  });
}
