import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  name?: string | undefined;
  /** Address of the remaining cards. */
  childrenUrl: string;
  recoverUrl: string;
}

/** To a tutor who has removed a child from the club. It does not name the child, since mails are kept for years (W-07). */
export function childRemovedMessage({ name, childrenUrl, recoverUrl }: Details): Message {
  return writeMessage({
    subject: texts['child-removed.subject'],
    title: texts['child-removed.title'],
    name,
    paragraphs: [texts['child-removed.body'], texts['child-removed.thanks']],
    button: { title: texts['child-removed.button'], url: childrenUrl },
    why: texts['child-removed.why'],
    notYou: { text: texts['child-removed.not-you'], url: recoverUrl },
  });
}
