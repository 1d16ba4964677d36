import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Details {
  newsletter: string;
  newslettersUrl: string;
  /** Address of the page that unsubscribes. */
  unsubscribeUrl: string;
}

/** Sent after a subscription is confirmed, with the link that ends it. */
export function newsletterWelcomeMessage({ newsletter, newslettersUrl, unsubscribeUrl }: Details): Message {
  return writeMessage({
    subject: fill(texts['newsletter-welcome.subject'], { newsletter }),
    title: texts['newsletter-welcome.title'],
    paragraphs: [fill(texts['newsletter-welcome.body'], { newsletter })],
    button: { title: texts['newsletter-welcome.button'], url: newslettersUrl },
    why: texts['newsletter-welcome.why'],
    notYou: { text: texts['newsletter-welcome.leave'], url: unsubscribeUrl },
  });
}
