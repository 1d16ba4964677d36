import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { writeMessage } from './write-message.ts';

interface Confirm {
  newsletter: string;
  /** Address that confirms, once. */
  url: string;
  expiresInHours: number;
}

/** Asks the owner of the e-mail to confirm a subscription (W-09). */
export function newsletterConfirmMessage({ newsletter, url, expiresInHours }: Confirm): Message {
  return writeMessage('newsletter-confirm', {
    subject: { newsletter },
    paragraphs: [fill(texts['newsletter-confirm.body'], { newsletter })],
    url,
    note: fill(texts['newsletter-confirm.once'], { n: expiresInHours }),
  });
}

interface Welcome {
  newsletter: string;
  newslettersUrl: string;
  /** Address of the page for unsubscribing. */
  unsubscribeUrl: string;
}

/** Mail after a confirmed subscription, with the link for unsubscribing. */
export function newsletterWelcomeMessage({ newsletter, newslettersUrl, unsubscribeUrl }: Welcome): Message {
  return writeMessage('newsletter-welcome', {
    subject: { newsletter },
    paragraphs: [fill(texts['newsletter-welcome.body'], { newsletter })],
    url: newslettersUrl,
    notYouUrl: unsubscribeUrl,
  });
}
