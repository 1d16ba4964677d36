import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

/** The validation mail. @param details.url address that validates the e-mail, once (ROUTE-35) */
export function validationMessage({ name, url }: { name?: string | undefined; url: string }): Message {
  return writeMessage({
    subject: texts['validation.subject'],
    title: texts['validation.title'],
    name,
    paragraphs: [texts['validation.body']],
    button: { title: texts['validation.button'], url },
    note: texts['validation.once'],
    why: texts['validation.why'],
    notYou: { text: texts['validation.not-you'] },
  });
}
