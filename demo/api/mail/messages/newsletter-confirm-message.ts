import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  newsletter: string;
  /** Address that confirms, once. */
  url: string;
  expiresInHours: number;
}

/** Asks the owner of the e-mail to confirm a subscription (W-09). */
export function newsletterConfirmMessage({ newsletter, url, expiresInHours }: Details): Message {
  return writeMessage({
    subject: fill(texts['newsletter-confirm.subject'], { newsletter }),
    title: texts['newsletter-confirm.title'],
    paragraphs: [fill(texts['newsletter-confirm.body'], { newsletter })],
    button: { title: texts['newsletter-confirm.button'], url },
    note: fill(texts['newsletter-confirm.once'], { n: expiresInHours }),
    why: texts['newsletter-confirm.why'],
    notYou: { text: texts['newsletter-confirm.not-you'] },
  });
}
