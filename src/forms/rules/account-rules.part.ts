/** The rules of the account forms, loaded with the first form that is touched. */
import { childLogin, login, recovery } from './account-rules.ts';
import { checkWith } from './check-with.ts';

const schemas = { login, childLogin, recovery };

export type AccountForm = keyof typeof schemas;

export default (form: AccountForm) => checkWith(schemas[form]);
