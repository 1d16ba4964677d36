/** Rules of the new-password form (PASS-05). */
import { object } from 'yup';
import { newPassword } from './new-password-rules.ts';
import { repeatOf } from './rules.ts';

export const reset = object({ password: newPassword(), repeatPassword: repeatOf('password') });
