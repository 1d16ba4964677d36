import { callApi, nothing } from './client.ts';
import { readUser } from './summary.ts';

const BASE = '/api/front/user';

/** API-03. @throws {ApiError} 401 wrong, 403 e-mail not validated (with `body.userId`), 429 too many attempts */
export const postLogin = (email: string, password: string): Promise<unknown> =>
  callApi(`${BASE}/login`, { body: { email, password } }, readUser);

/** API-04: logs a child in by card number and PIN. */
export const postChildLogin = (nick: string, password: string): Promise<unknown> =>
  callApi(`${BASE}/login`, { body: { nick, password } }, readUser);

/** API-08. @param token the `state` that the provider returned @param iss issuer of the response (RFC 9207) */
export const postSocialLogin = (
  provider: string,
  code: string,
  token: string,
  iss?: string,
): Promise<unknown> =>
  callApi(`${BASE}/login/${provider}`, { body: { code, token, ...(iss && { iss }) } }, readUser);

/** API-05. */
export const postLogout = (): Promise<void> => callApi(`${BASE}/logout`, { method: 'POST' }, nothing);

/** API-06. */
export const postRecovery = (email: string): Promise<void> =>
  callApi(`${BASE}/recover-password`, { body: { email } }, nothing);

/** API-07. @param userId from the body of the login's 403 */
export const postResendValidation = (userId: string): Promise<void> =>
  callApi(`${BASE}/resend-validation-mail`, { body: { userId } }, nothing);

/** API-11. @param token of the link in the mail */
export const postNewPassword = (token: string, password: string): Promise<void> =>
  callApi(`${BASE}/change-password`, { body: { token, password } }, nothing);

/** REG-04. */
export interface Registration {
  name: string;
  surname: string;
  email: string;
  /** YYYY-MM-DD. */
  birthdate: string | null;
  password: string;
  terms: boolean;
  origin: string;
  recaptcha: string;
}

/** API-09, standard. */
export const postRegistration = (registration: Registration): Promise<void> =>
  callApi(`${BASE}/register`, { body: { ...registration } }, nothing);

/** API-10. */
export const postAdultsRegistration = (email: string, password: string, recaptcha: string): Promise<void> =>
  callApi(`${BASE}/register-adults`, { body: { email, password, recaptcha } }, nothing);
