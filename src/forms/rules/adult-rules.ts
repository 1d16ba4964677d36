/**
 * Rules of fields that only the club and the profile ask of an adult. Each rule validates a value; the form decides
 * whether it is required: `phone().required('form.phone-required')`.
 */
import { type StringSchema, string } from 'yup';
import { isCommonPassword } from './common-password-rules.ts';
import { hasNifLetter, hasNifShape } from './nif-rules.ts';
import { email, isPasswordShort, meetsPasswordRule, passwordText, withoutGaps } from './rules.ts';

type Optional = StringSchema<string | undefined>;

/** Prefix of Spain, with which no national number begins. */
const OWN_COUNTRY = /^(?:\+|00)34/;
/** International prefix `00` with the digits that E.164 allows. */
const PHONE = /^[0-9]{1,17}$/;

/** Digits, without separators and without the prefix of Spain (VAL-06, VAL-07, VAL-38). */
export const phone = (): Optional =>
  string()
    .transform((value: unknown) => withoutGaps(value, (text) => text.replace(OWN_COUNTRY, '')))
    .matches(PHONE, { message: 'form.phone-digits', excludeEmptyString: true });

/** Without separators and in capitals; the letter must match the number (VAL-12..15, VAL-33). */
export const nif = (): Optional =>
  string()
    .transform((value: unknown) => withoutGaps(value, (text) => text.toUpperCase()))
    .test('nif', 'form.nif-invalid', (value) => !value || hasNifShape(value))
    .test('letter', 'form.nif-letter', (value) => !value || !hasNifShape(value) || hasNifLetter(value));

const LONGEST_ADDRESS = 200;

export const address = (): Optional => string().trim().max(LONGEST_ADDRESS, 'form.address-long');

/** Five digits (VAL-10). */
export const zip = (): Optional =>
  string()
    .transform((value: unknown) => withoutGaps(value))
    .matches(/^[0-9]{5}$/, { message: 'form.zip-digits', excludeEmptyString: true });

const LONGEST_PLACE = 100;
/** Letters with accents, the dot of `l·l`, spaces, hyphens and both apostrophes; at least one letter. */
const PLACE = /^(?=.*\p{L})[\p{L}\p{M}· '’-]+$/u;

/** A city, a province or a country (VAL-11, VAL-36). */
export const placeName = (): Optional =>
  string()
    .transform((value: unknown) =>
      // composes accents that are separate from their letters, as some systems paste them
      typeof value === 'string' ? value.normalize('NFC').replace(/\s+/g, ' ').trim() : value,
    )
    .matches(PLACE, { message: 'form.place-letters', excludeEmptyString: true })
    .max(LONGEST_PLACE, 'form.too-long');

/** Repeated e-mail (VAL-24); upper and lower case make no difference. */
export const repeatedEmail = (): StringSchema<string> =>
  string()
    .trim()
    .required('form.email-repeat-required')
    .test(
      'same',
      'form.email-repeat-different',
      (value, { parent }) => !value || value.toLowerCase() === String(parent.email ?? '').toLowerCase(),
    );

/** Like the e-mail of the account, but optional (PROF-16, VAL-25). */
export const alternativeEmail = (): Optional => email().notRequired().nonNullable();

/** Sends an empty value as null (PROF-12). */
const secret = () =>
  passwordText()
    .transform((value: unknown) => value || null)
    .nullable()
    .test('longest', 'form.new-password-long', isPasswordShort);

/** Current password, required with `newPassword` (PROF-14). Only the server can check it. */
export const passwordOfChange = () =>
  secret().test(
    'pair',
    'form.current-password-required',
    (value, { parent }) => Boolean(value) || !parent.newPassword,
  );

/** Another password, required with `password` (PROF-14, PROF-43). */
export const newPasswordOfChange = () =>
  secret()
    .test('pair', 'form.new-password-required', (value, { parent }) => Boolean(value) || !parent.password)
    .test('policy', 'form.new-password-weak', (value) => !value || meetsPasswordRule(value))
    .test('common', 'form.new-password-common', (value) => !value || !isCommonPassword(value));

/** Whatever `newPassword` holds (PROF-15). */
export const repeatOfChange = () =>
  passwordText()
    .test('required', 'form.repeat-required', (value, { parent }) => Boolean(value) || !parent.newPassword)
    .test('same', 'form.repeat-different', (value, { parent }) => !value || value === parent.newPassword);
