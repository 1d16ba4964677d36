/** Rules of a contact message, shared with the API (CONT-01, CONT-02, CONT-09, VAL-28). */
import { boolean, object, string } from 'yup';
import { accepted, captcha, email, requiredText } from './rules.ts';

/** Longest message, in characters; no letter to an editor is so long. */
const LONGEST_TEXT = 5000;

/** Replaces pasted control characters with blanks: in mails they would end the line. */
const inOneLine = (value: unknown) =>
  typeof value === 'string' ? value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() : value;

/** Removes control characters from a text, except line breaks and tabs. */
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

/** The form of a contact message (CONT-03). */
export const contactForm = contact.shape({ recaptcha: captcha() });
