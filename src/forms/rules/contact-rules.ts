/** Rules of a contact message, shared with the API (CONT-01, CONT-02, CONT-09, VAL-28). */
import { boolean, object, string } from 'yup';
import { accepted, captcha, email, requiredText } from './rules.ts';

/** Characters; longer than any letter to an editor. */
const LONGEST_TEXT = 5000;

/** Control characters come by pasting, and end the lines of mails: in a line they are blanks. */
const inOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() : value;

/** In a text of several lines only its own are kept. */
const inLines = (value: unknown) =>
  typeof value === 'string'
    ? value
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim()
    : value;

/** Body of API-29 (CONT-04). */
export const contact = object({
  name: requiredText('form.name-required').transform(inOneLine),
  email: email(),
  subject: requiredText('form.subject-required').transform(inOneLine),
  text: string().transform(inLines).required('form.text-required').max(LONGEST_TEXT, 'form.text-long'),
  terms: accepted(),
  commercial: boolean().default(false),
});

/** The form of it (CONT-03). */
export const contactForm = contact.shape({ recaptcha: captcha() });
