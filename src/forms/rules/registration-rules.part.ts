/** Rules of the registrations, separate from the account rules because they validate a birthdate. */
import { checkWith } from './check-with.ts';
import { adultsRegistrationForm, registrationForm } from './registration-rules.ts';

const schemas = { registrationForm, adultsRegistrationForm };

export type RegistrationForm = keyof typeof schemas;

export default (form: RegistrationForm) => checkWith(schemas[form]);
