import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  name?: string | undefined;
  loginUrl: string;
  recoverUrl: string;
}

/** To a tutor of the club whose account got its first password by its e-mail alone (W-08). */
export function accountClaimedMessage({ name, loginUrl, recoverUrl }: Details): Message {
  return writeMessage({
    subject: texts['account-claimed.subject'],
    title: texts['account-claimed.title'],
    name,
    paragraphs: [texts['account-claimed.body']],
    button: { title: texts['account-claimed.button'], url: loginUrl },
    why: texts['account-claimed.why'],
    notYou: { text: texts['account-claimed.not-you'], url: recoverUrl },
  });
}
