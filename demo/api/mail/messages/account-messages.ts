import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { type Recipient, writeMessage } from './write-message.ts';

interface ToAccount extends Recipient {
  loginUrl: string;
  recoverUrl: string;
}

/** Mail for validating the e-mail. @param details.url address that validates the e-mail, once (ROUTE-35) */
export function validationMessage({ name, url }: Recipient & { url: string }): Message {
  const paragraphs = [texts['validation.body']];
  return writeMessage('validation', { name, paragraphs, url, note: texts['validation.once'] });
}

/** Mail for recovering an account. @param details.url address for choosing a password, once */
export function passwordResetMessage(
  details: Recipient & { url: string; expiresInMinutes: number },
): Message {
  const { name, url, expiresInMinutes } = details;
  const note = fill(texts['password-reset.once'], { time: timeOf(expiresInMinutes) });
  return writeMessage('password-reset', { name, paragraphs: [texts['password-reset.body']], url, note });
}

/** Whole hours as such. */
function timeOf(minutes: number): string {
  const isHours = minutes >= 60 && minutes % 60 === 0;
  const n = isHours ? minutes / 60 : minutes;
  return fill(texts[`${isHours ? 'hours' : 'minutes'}.${n === 1 ? 'one' : 'other'}`], { n });
}

/**
 * Confirms that the password has changed, with advice if somebody else changed it (W-16).
 * @param details.where changed by the link of a mail, or in the profile, where the session continues
 */
export function passwordChangedMessage(details: ToAccount & { where: 'mail' | 'profile' }): Message {
  const { name, where, loginUrl, recoverUrl } = details;
  const paragraphs = [texts[`password-changed.body-${where}`]];
  return writeMessage('password-changed', { name, paragraphs, url: loginUrl, notYouUrl: recoverUrl });
}

/** Confirms that the account is deleted, with advice if somebody else deleted it (W-12). */
export function accountDeletedMessage({ name, registerUrl }: Recipient & { registerUrl: string }): Message {
  const paragraphs = [texts['account-deleted.body'], texts['account-deleted.thanks']];
  return writeMessage('account-deleted', { name, paragraphs, url: registerUrl });
}

/** Mail to a tutor of the club whose account got its first password only by its e-mail (W-08). */
export function accountClaimedMessage({ name, loginUrl, recoverUrl }: ToAccount): Message {
  const paragraphs = [texts['account-claimed.body']];
  return writeMessage('account-claimed', { name, paragraphs, url: loginUrl, notYouUrl: recoverUrl });
}
