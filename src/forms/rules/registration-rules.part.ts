/** The rules of the registrations, apart from those of an account: they ask for a birthdate. */
import { checkWith } from './check-with.ts';
import { adultsRegistrationForm, registrationForm } from './registration-rules.ts';

const schemas = { registrationForm, adultsRegistrationForm };

export type RegistrationForm = keyof typeof schemas;

export default (form: RegistrationForm) => checkWith(schemas[form]);
