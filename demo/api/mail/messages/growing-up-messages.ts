import { plural } from '../../../../src/i18n/numbers.ts';
import { fill } from '../../../../src/i18n/texts.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { type Recipient, writeMessage } from './write-message.ts';

/** Numbers of favourites moved from a card to an account. */
export interface Moved {
  contents: number;
  shows: number;
}

interface HandOver extends Recipient {
  /** Only the first character of a longer text is used. */
  childInitial: string;
  url: string;
  /** Date of the erasure, as text. */
  end: string;
  /** Reason for the mail: the first request, a reminder, or an e-mail for the child that accepts no mail. */
  why: 'body' | 'again' | 'mistyped';
}

/** Asks the tutor to decide about a member who has turned 13 (BEY-14). */
export function handOverMessage({ name, childInitial, url, end, why }: HandOver): Message {
  const [initial = '?'] = childInitial.trim().toUpperCase();
  const paragraphs = [fill(texts[`hand-over.${why}`], { initial }), texts['hand-over.choice']];
  return writeMessage('hand-over', { name, paragraphs, url, note: fill(texts['hand-over.end'], { end }) });
}

/** Mail to the address that the tutor has entered. It may be a stranger’s, so the mail names nobody. */
export function ownAccountMessage({ url, end }: { url: string; end: string }): Message {
  const paragraphs = [texts['own-account.body'], texts['own-account.how']];
  return writeMessage('own-account', { paragraphs, url, note: fill(texts['own-account.end'], { end }) });
}

interface HandedOver extends Recipient {
  moved: Moved;
  isAddressErased: boolean;
  url: string;
}

/** Receipt for the tutor. */
export function handedOverMessage({ name, moved, isAddressErased, url }: HandedOver): Message {
  const paragraphs = [
    texts['handed-over.body'],
    fill(texts['handed-over.moved'], { what: listOf(moved) }),
    ...erased(isAddressErased),
  ];
  return writeMessage('handed-over', { name, paragraphs, url });
}

/** Receipt for the child. @param details.isNew false when the e-mail already had an account */
export function ownAccountReadyMessage(details: { moved: Moved; isNew: boolean; url: string }): Message {
  const { moved, isNew, url } = details;
  const paragraphs = [
    texts[isNew ? 'own-account-ready.body' : 'own-account-ready.joined'],
    fill(texts['own-account-ready.moved'], { what: listOf(moved) }),
    texts['own-account-ready.erased'],
  ];
  return writeMessage('own-account-ready', { paragraphs, url });
}

interface GrownUpErased extends Recipient {
  /** Reason for the erasure: the tutor's decision, or no response. */
  why: 'refused' | 'unanswered';
  isAddressErased: boolean;
  url: string;
}

/** Receipt for the tutor when nothing was moved. */
export function grownUpErasedMessage({ name, why, isAddressErased, url }: GrownUpErased): Message {
  const paragraphs = [texts[`grown-up-erased.${why}`], ...erased(isAddressErased)];
  return writeMessage('grown-up-erased', { name, paragraphs, url });
}

function erased(isAddressErased: boolean): string[] {
  return [texts['grown-up.erased'], ...(isAddressErased ? [texts['grown-up.address']] : [])];
}

function listOf({ contents, shows }: Moved): string {
  return fill(texts['grown-up.lists'], {
    contents: plural(contents, texts['contents.one'], texts['contents.other']),
    shows: plural(shows, texts['shows.one'], texts['shows.other']),
  });
}
