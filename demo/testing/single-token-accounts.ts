import type { startPages } from './pages.ts';

type Accounts = NonNullable<NonNullable<Parameters<typeof startPages>[0]>['accounts']>;

/** Accounts with a single valid mail token, `tq91`. @param asked collects each token sent for validation */
export const singleTokenAccounts = (asked: string[] = []): Accounts => ({
  isValidation: async (token) => token === 'tq91',
  validateEmail: async (_request, token) => {
    asked.push(token);
    return token === 'tq91' ? 'anna+1@example.cat' : undefined;
  },
});
