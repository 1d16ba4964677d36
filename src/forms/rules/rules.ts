/**
 * One rule for each kind of field, for the forms and for the server that repeats every check (VAL-40). The message of
 * a rule is the key of its text in `forms.texts.ts`. The only door to yup, but for the schemas beside it.
 */
import { mixed, type StringSchema, string } from 'yup';
import { isEmail } from '../email-shape.ts';

/** Context of some rules: `schema.validate(values, { context })`. */
export interface RuleContext {
  /** The day in Madrid, YYYY-MM-DD; that of the clock, where nothing is said. */
  today?: string;
  /** Minimum age of registration, in years. */
  minAge: number;
  /** Age from which a child cannot be a member of the club, when a page sets another than the club's. */
  childAge?: number;
}

/** Separators in typed numbers: spaces, dots, dashes, and invisible marks pasted from address books. */
const GAPS = /[\s.\p{Pd}\p{Cf}]/gu;

/** A number as it is meant, however it was written (VAL-33, VAL-38). */
export const withoutGaps = (value: unknown, then = (text: string) => text): unknown =>
  typeof value === 'string' ? then(value.replace(GAPS, '')) : value;

const codePoints = (text: string) => [...text].length;

/** Only ASCII, and no domain as browsers rewrite one with accents before anybody can read what was typed. */
const PLAIN = /^(?!.*[@.]xn--)[\x20-\x7e]*$/i;

/** Required, valid, without accents or any other sign that is not ASCII (VAL-02, VAL-34). */
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

/** At least 8 signs, with upper and lower case of any language, as typed (VAL-03, VAL-35). */
export const meetsPasswordRule = (value: string): boolean =>
  codePoints(value) >= PASSWORD_MIN && /\p{Lu}/u.test(value) && /\p{Ll}/u.test(value);

/** A password as it is compared, sent and kept: keyboards write é as one sign or as two. */
export const composed = (password: string): string => password.normalize('NFC');

/** A password, in that form. */
export const passwordText = (): StringSchema =>
  string().transform((value: unknown) => (typeof value === 'string' ? composed(value) : value));

/** The password of an account. One that is older than the rule can only be recovered (LOGIN-03, LOGIN-23). */
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

/** @param message key of the text that asks for it (VAL-05) */
export const requiredText = (message: string): StringSchema<string> =>
  string().trim().required(message).max(LONGEST_NAME, 'form.too-long');

/** A box that must be ticked: `true`, or the text that forms send (VAL-17). */
export const accepted = (message = 'form.terms-required') =>
  mixed<true | 'true'>()
    .required(message)
    .test('accepted', message, (value) => value === undefined || value === true || value === 'true');

/** Captcha rule of the browser's forms: the server asks the captcha service itself. */
export const captcha = () => string().required('form.captcha-required');

/** Digits, as they stand on the card; the gaps in which people write numbers are let go (VAL-16, VAL-38, CLOG-14). */
export const memberNumber = (): StringSchema<string> =>
  string()
    .transform((value: unknown) => withoutGaps(value))
    .required('form.nick-required')
    .matches(/^[0-9]*$/, 'form.nick-digits')
    .max(20, 'form.nick-digits');

/** Four digits, zeros at the front included (VAL-23, CLOG-14). */
export const pin = (): StringSchema<string> =>
  string()
    .required('form.pin-required')
    .matches(/^[0-9]{4}$/, { message: 'form.pin-digits', excludeEmptyString: true });
