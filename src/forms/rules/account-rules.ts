/** Rules of the account forms, shared with the API (VAL-40). */
import { object } from 'yup';
import { currentPassword, email, memberNumber, pin } from './rules.ts';

/** LOGIN-02, LOGIN-03. */
export const login = object({ email: email(), password: currentPassword() });

/** CLOG-03, CLOG-04. */
export const childLogin = object({ nick: memberNumber(), password: pin() });

/** PASS-01. */
export const recovery = object({ email: email() });
