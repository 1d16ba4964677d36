import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

/** Confirms that the account is deleted, and says what to do if somebody else did it (W-12). */
export function accountDeletedMessage({
  name,
  registerUrl,
}: {
  name?: string | undefined;
  registerUrl: string;
}): Message {
  return writeMessage({
    subject: texts['account-deleted.subject'],
    title: texts['account-deleted.title'],
    name,
    paragraphs: [texts['account-deleted.body'], texts['account-deleted.thanks']],
    button: { title: texts['account-deleted.button'], url: registerUrl },
    why: texts['account-deleted.why'],
    notYou: { text: texts['account-deleted.not-you'] },
  });
}
