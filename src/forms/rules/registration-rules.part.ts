/** The same of the registrations, which ask for a birthdate. */
import { checkWith } from './check-with.ts';
import { adultsRegistrationForm, registrationForm } from './registration-rules.ts';

const schemas = { registrationForm, adultsRegistrationForm };

export type RegistrationForm = keyof typeof schemas;

export default (form: RegistrationForm) => checkWith(schemas[form]);
