import { fill } from '../../../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './mail.texts.ts';
import { mailDocument, style } from './mail-document.ts';

export interface Recipient {
  /** Undefined if the account has no name. */
  name?: string | undefined;
}

interface Details extends Recipient {
  /** Values for the placeholders of the subject. */
  subject?: Readonly<Record<string, string>>;
  paragraphs: string[];
  /** Target of the button. */
  url: string;
  /** Validity of the link, shown after the button. */
  note?: string;
  /** Advice for a recipient who did not request the mail, where it differs from the default text; and its link. */
  notYou?: string;
  notYouUrl?: string;
}

/** Mails whose texts have all required keys. */
type Kind = keyof typeof texts extends infer Key ? (Key extends `${infer Name}.why` ? Name : never) : never;

/**
 * Builds a complete mail as text and html. It escapes everything, so that texts and names may contain any character.
 */
export function writeMessage(kind: Kind, details: Details): Message {
  const subject = fill(texts[`${kind}.subject`], details.subject ?? {});
  const parts = {
    ...details,
    title: texts[`${kind}.title`],
    button: texts[`${kind}.button`],
    why: texts[`${kind}.why`],
    notYou: details.notYou ?? texts[`${kind}.not-you`],
  };
  return { subject, text: asText(parts), html: String(asHtml(subject, parts)) };
}

type Parts = Details & Record<'title' | 'button' | 'why' | 'notYou', string>;

const NAME = /^[\p{L}\p{M}]+(?:['’·-]?[\p{L}\p{M}]+|['’]? [\p{L}\p{M}]+)*$/u;

/**
 * Returns the greeting, without the name unless it looks like a name (W-16). Somebody who registers with another
 * person's address could put a message in the name. At most four words are allowed, of letters, apostrophes, hyphens
 * and the Catalan middle dot.
 */
function hello(name: string | undefined): string {
  const plain = name?.trim() ?? '';
  const isName = NAME.test(plain) && plain.length <= 40 && plain.split(' ').length <= 4;
  return isName ? fill(texts.hello, { name: plain }) : texts['hello-nobody'];
}

function asText({ title, name, paragraphs, button, url, note, why, notYou, notYouUrl }: Parts): string {
  const blocks = [
    title,
    hello(name),
    ...paragraphs,
    `${button}:\n${url}`,
    note,
    notYouUrl === undefined ? notYou : `${notYou}\n${notYouUrl}`,
    texts.signature,
    `-- \n${why}\n${texts['no-answer']}`,
  ];
  return `${blocks.filter((block) => block !== undefined).join('\n\n')}\n`;
}

function asHtml(subject: string, parts: Parts): SafeHtml {
  const { title, name, paragraphs, button, url, note, why, notYou, notYouUrl } = parts;
  const paragraph = (text: string) => html`<p style="${style.paragraph}">${text}</p>`;
  const small = (text: string) => html`<p class="small" style="${style.small}">${text}</p>`;
  const address = (to: string) =>
    html`<p style="${style.small}"><a class="link" href="${to}" style="${style.link}">${to}</a></p>`;
  return mailDocument(
    subject,
    html`<h1 style="${style.title}">${title}</h1>
${[hello(name), ...paragraphs].map(paragraph)}
<p style="${style.call}"><a class="button" href="${url}" style="${style.button}">${button}</a></p>
${note === undefined ? '' : paragraph(note)}
${small(texts['copy-link'])}
${address(url)}
${paragraph(notYou)}
${notYouUrl === undefined ? '' : address(notYouUrl)}
${paragraph(texts.signature)}
<hr class="rule" style="${style.rule}">
${small(why)}
${small(texts['no-answer'])}`,
  );
}
