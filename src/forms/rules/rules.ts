/**
 * One rule for each kind of field, for the forms and for the server, which repeats every check (VAL-40). The message
 * of a rule is its text's key in `forms.texts.ts`. Only this file and the schemas beside it import yup.
 */
import { mixed, type StringSchema, string } from 'yup';
import { isEmail } from '../email-shape.ts';

/** Context of some rules: `schema.validate(values, { context })`. */
export interface RuleContext {
  /** The day in Madrid, YYYY-MM-DD; by default the current day. */
  today?: string;
  /** Minimum age of registration, in years. */
  minAge: number;
  /** Age from which a child cannot be a member, if the page sets another than the club's. */
  childAge?: number;
}

/** Separators in typed numbers: spaces, dots, dashes, and invisible marks pasted from address books. */
const GAPS = /[\s.\p{Pd}\p{Cf}]/gu;

/** Removes the separators from a typed number (VAL-33, VAL-38). */
export const withoutGaps = (value: unknown, then = (text: string) => text): unknown =>
  typeof value === 'string' ? then(value.replace(GAPS, '')) : value;

const codePoints = (text: string) => [...text].length;

/** Only ASCII. Rejects `xn--` domains, into which browsers convert accents before scripts can read the typed text. */
const PLAIN = /^(?!.*[@.]xn--)[\x20-\x7e]*$/i;

/** Required and valid, in ASCII only, without accents (VAL-02, VAL-34). */
export const email = (): StringSchema<string> =>
  string()
    .trim()
    .required('form.email-required')
    .matches(PLAIN, { message: 'form.email-accents', excludeEmptyString: true })
    .test('email', 'form.email-invalid', (value) => !value || isEmail(value));

const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

export const isPasswordShort = (value: string | null | undefined): boolean =>
  codePoints(value ?? '') <= PASSWORD_MAX;

/** At least 8 characters, with upper and lower case of any language, as typed (VAL-03, VAL-35). */
export const meetsPasswordRule = (value: string): boolean =>
  codePoints(value) >= PASSWORD_MIN && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value);

/** Normalises a password for comparing, sending and storing: keyboards write é as one character or as two. */
export const composed = (password: string): string => password.normalize('NFC');

/** Password in normalised form. */
export const passwordText = (): StringSchema =>
  string().transform((value: unknown) => (typeof value === 'string' ? composed(value) : value));

/** The password of an account. A password older than the rule can only be recovered (LOGIN-03, LOGIN-23). */
export const currentPassword = (): StringSchema<string> =>
  passwordText()
    .required('form.password-required')
    .test('policy', 'form.password-old', (value) => !value || meetsPasswordRule(value));

/** The same value as another field (VAL-04). */
export const repeatOf = (field: string): StringSchema<string> =>
  passwordText()
    .required('form.repeat-required')
    .test('same', 'form.repeat-different', (value, { parent }) => !value || value === parent[field]);

const LONGEST_NAME = 100;

/** @param message key of the message for an empty value (VAL-05) */
export const requiredText = (message: string): StringSchema<string> =>
  string().trim().required(message).max(LONGEST_NAME, 'form.too-long');

/** Box that must be ticked: `true`, or the string that forms send (VAL-17). */
export const accepted = (message = 'form.terms-required') =>
  mixed<true | 'true'>()
    .required(message)
    .test('accepted', message, (value) => value === undefined || value === true || value === 'true');

/** Captcha rule for the browser; the server asks the captcha service itself. */
export const captcha = () => string().required('form.captcha-required');

/** Digits as printed on the card; removes the separators that people type (VAL-16, VAL-38, CLOG-14). */
export const memberNumber = (): StringSchema<string> =>
  string()
    .transform((value: unknown) => withoutGaps(value))
    .required('form.nick-required')
    .matches(/^[0-9]*$/, 'form.nick-digits')
    .max(20, 'form.nick-digits');

/** Four digits, with leading zeros (VAL-23, CLOG-14). */
export const pin = (): StringSchema<string> =>
  string()
    .required('form.pin-required')
    .matches(/^[0-9]{4}$/, { message: 'form.pin-digits', excludeEmptyString: true });
