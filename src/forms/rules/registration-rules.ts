/** Rules of the registrations, shared with the API (VAL-40). */
import { object } from 'yup';
import { birthdate } from './age-rules.ts';
import { newPassword } from './new-password-rules.ts';
import { accepted, captcha, email, repeatOf, requiredText } from './rules.ts';

/** Body of API-09 (REG-04). */
export const registration = object({
  name: requiredText('form.name-required'),
  surname: requiredText('form.surname-required'),
  email: email(),
  birthdate: birthdate(),
  password: newPassword(),
  terms: accepted(),
});

/** The form of a registration (REG-09..13). */
export const registrationForm = registration.shape({
  repeatPassword: repeatOf('password'),
  recaptcha: captcha(),
});

/** Body of API-10 (REG-06). */
export const adultsRegistration = object({ email: email(), password: newPassword() });

/** The form of an adult's registration (REG-07). */
export const adultsRegistrationForm = adultsRegistration.shape({
  repeatPassword: repeatOf('password'),
  terms: accepted(),
  recaptcha: captcha(),
});
