/** The rule of a password to choose, apart from the others: it brings the list of the common ones. */
import type { StringSchema } from 'yup';
import { isCommonPassword } from './common-password-rules.ts';
import { isPasswordShort, meetsPasswordRule, passwordText } from './rules.ts';

export const newPassword = (): StringSchema<string> =>
  passwordText()
    .required('form.new-password-required')
    .test('policy', 'form.new-password-weak', (value) => !value || meetsPasswordRule(value))
    .test('longest', 'form.new-password-long', isPasswordShort)
    .test('common', 'form.new-password-common', (value) => !isCommonPassword(value));
