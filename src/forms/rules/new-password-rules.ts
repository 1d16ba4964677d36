/** Rule of a new password, in a file of its own because it loads the list of common passwords. */
import type { StringSchema } from 'yup';
import { isCommonPassword } from './common-password-rules.ts';
import { isPasswordShort, meetsPasswordRule, passwordText } from './rules.ts';

export const newPassword = (): StringSchema<string> =>
  passwordText()
    .required('form.new-password-required')
    .test('policy', 'form.new-password-weak', (value) => !value || meetsPasswordRule(value))
    .test('longest', 'form.new-password-long', isPasswordShort)
    .test('common', 'form.new-password-common', (value) => !isCommonPassword(value));
