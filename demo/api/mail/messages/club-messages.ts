import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { type Recipient, writeMessage } from './write-message.ts';

interface ToTutor extends Recipient {
  /** Address of the cards. */
  childrenUrl: string;
  recoverUrl: string;
}

/** To a tutor whose children have got their cards (CLUB-29). @param details.isValidated whether the e-mail is validated */
export function clubWelcomeMessage(details: ToTutor & { isValidated: boolean }): Message {
  const { name, isValidated, childrenUrl, recoverUrl } = details;
  return writeMessage('club-welcome', {
    name,
    paragraphs: [texts['club-welcome.body'], texts['club-welcome.pin']],
    url: childrenUrl,
    ...(isValidated
      ? { notYouUrl: recoverUrl }
      : { note: texts['club-welcome.validate'], notYou: texts['club-welcome.not-you-unproven'] }),
  });
}

/**
 * Mail to a tutor who has removed a child from the club. It does not name the child, since recipients store mails for
 * years (W-07).
 */
export function childRemovedMessage({ name, childrenUrl, recoverUrl }: ToTutor): Message {
  const paragraphs = [texts['child-removed.body'], texts['child-removed.thanks']];
  return writeMessage('child-removed', { name, paragraphs, url: childrenUrl, notYouUrl: recoverUrl });
}

interface CardAttack extends Recipient {
  /** Only the first character of a longer text is used. */
  childInitial: string;
  /** Address of the page for changing the PIN. */
  profileUrl: string;
}

/** Mail to the tutor of a card whose PIN somebody is guessing (W-01). */
export function cardAttackMessage({ name, childInitial, profileUrl }: CardAttack): Message {
  const [initial = '?'] = childInitial.trim().toUpperCase();
  const paragraphs = [fill(texts['card-attack.body'], { initial }), texts['card-attack.home']];
  return writeMessage('card-attack', { name, paragraphs, url: profileUrl });
}
