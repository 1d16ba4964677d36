/** The rules of the account forms, loaded with the first form that is touched. */
import {
  adultsRegistrationForm,
  childLogin,
  login,
  recovery,
  registrationForm,
  reset,
} from './account-rules.ts';
import { checkWith } from './check-with.ts';

const schemas = { login, childLogin, recovery, reset, registrationForm, adultsRegistrationForm };

export type AccountForm = keyof typeof schemas;

export default (form: AccountForm) => checkWith(schemas[form]);
