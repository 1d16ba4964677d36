import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  name?: string | undefined;
  /** Changed by the link of a mail, or in the profile, where the session continues. */
  where: 'mail' | 'profile';
  loginUrl: string;
  recoverUrl: string;
}

/** Tells that the password has changed, and what to do if somebody else did it (W-16). */
export function passwordChangedMessage({ name, where, loginUrl, recoverUrl }: Details): Message {
  return writeMessage({
    subject: texts['password-changed.subject'],
    title: texts['password-changed.title'],
    name,
    paragraphs: [texts[`password-changed.body-${where}`]],
    button: { title: texts['password-changed.button'], url: loginUrl },
    why: texts['password-changed.why'],
    notYou: { text: texts['password-changed.not-you'], url: recoverUrl },
  });
}
