import { object, string } from 'yup';
import { recovery } from '../../../src/forms/rules/account-rules.ts';
import { newPassword } from '../../../src/forms/rules/new-password-rules.ts';
import { adultsRegistration, registration } from '../../../src/forms/rules/registration-rules.ts';
import { clubProperties } from '../club/club.schemas.ts';
import { line, text } from '../http/json-schema.ts';

const email = { ...text, description: 'Only ASCII; kept in lower case.' };
const password = {
  ...text,
  description: 'From 8 to 128 signs, upper and lower case among them, and not one that everybody tries.',
};
const recaptcha = { ...text, description: 'The token of the captcha.' };

/** Describes only shapes: the form's rules check the values and name every invalid field, a schema only the first. */
function body<Properties extends object>(properties: Properties) {
  return { type: 'object', properties } as const;
}

const standardBody = body({
  name: line,
  surname: line,
  email,
  birthdate: { type: ['string', 'null'], description: 'YYYY-MM-DD, at least 13 years ago.' },
  password,
  terms: { description: '`true` or `"true"`' },
  origin: { ...text, description: '`web`' },
  recaptcha,
});
/** The club's payload has children and fields of its own (CLUB-15). */
export const registrationBody = {
  ...standardBody,
  if: { required: ['children'] },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { type: 'object', properties: clubProperties },
} as const;
export const adultsRegistrationBody = body({ email, password, recaptcha });
export const recoveryBody = body({ email });
export const resendBody = body({
  userId: { ...text, description: 'From the 403 of the login; works for an hour.' },
});
export const changePasswordBody = body({ token: { ...text, description: 'From the mail.' }, password });

/** Leaves out the captcha, which its own service checks. */
export const registrationRules = registration.shape({ origin: string().required().oneOf(['web']) });
export const adultsRegistrationRules = adultsRegistration;
export const recoveryRules = recovery;
export const resendRules = object({ userId: string().required() });
export const changePasswordRules = object({ token: string().required(), password: newPassword() });
