import { loadPart } from '../element/use-part.ts';
import type accountRules from './account-rules.part.ts';
import type { AccountForm } from './account-rules.part.ts';
import type { Check } from './check-with.ts';

/** The rules of an account form, fetched when they are first needed. */
export const loadAccountRules = async (form: AccountForm): Promise<Check> =>
  (await loadPart<typeof accountRules>('forms/account-rules'))(form);
