import { formatFull } from '../../../../src/i18n/dates.ts';
import { fill } from '../../../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { Message } from '../mail.types.ts';
import { texts } from './contact-message.texts.ts';
import { mailDocument, style } from './mail-document.ts';

/** Message as the sender wrote it; nothing in it is verified. */
export interface Written {
  name: string;
  email: string;
  subject: string;
  text: string;
  /** True if the sender accepts messages on other subjects (CONT-09). */
  commercial: boolean;
  sentAt: Date;
}

/** Removes characters that reverse, hide or break a line, so that staff cannot mistake the sender's text for ours. */
const inOneLine = (text: string) =>
  text
    .replace(/[\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Cleans several lines in the same way; keeps joiners, which some scripts and emoji require. */
const inLines = (text: string) =>
  text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n').replace(/(?![\u200c\u200d])\p{Cf}/gu, '');

/** Mail with a contact message for the staff; all text by the sender is marked as such (API-29). */
export function contactMessage({ commercial, sentAt, ...written }: Written): Message {
  const [name, email, said] = [written.name, written.email, written.subject].map(inOneLine) as [
    string,
    string,
    string,
  ];
  const rows: [label: string, value: string][] = [
    [texts['contact.name'], name],
    [texts['contact.email'], email],
    [texts['contact.subject'], said],
    [texts['contact.at'], formatFull(sentAt)],
    [texts['contact.commercial'], texts[commercial ? 'contact.yes' : 'contact.no']],
  ];
  const parts = { rows, said: inLines(written.text), answer: fill(texts['contact.answer'], { email }) };
  const subject = fill(texts['contact.mail-subject'], { subject: said });
  return { subject, text: asText(parts), html: String(asHtml(subject, parts)) };
}

interface Parts {
  rows: [label: string, value: string][];
  said: string;
  answer: string;
}

/** Quotes the sender's lines, so that none passes for one of ours. */
function asText({ rows, said, answer }: Parts): string {
  const blocks = [
    texts['contact.title'],
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    said
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    `-- \n${answer}\n${texts['contact.unproven']}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function asHtml(subject: string, { rows, said, answer }: Parts): SafeHtml {
  const small = (text: string) => html`<p class="small" style="${style.small}">${text}</p>`;
  return mailDocument(
    subject,
    html`<h1 style="${style.title}">${texts['contact.title']}</h1>
${rows.map(([label, value]) => html`<p style="${style.row}"><b>${label}:</b> ${value}</p>`)}
<blockquote class="quote" style="${style.quote}">${said}</blockquote>
<hr class="rule" style="${style.rule}">
${small(answer)}
${small(texts['contact.unproven'])}`,
  );
}
