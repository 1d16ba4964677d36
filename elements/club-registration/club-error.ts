import { texts as serverTexts } from '../../src/account/forms/server-errors.texts.ts';
import { ApiError } from '../../src/api/client.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { texts as ownTexts } from './club-error.texts.ts';

export const clubErrorTexts: Texts = { ...serverTexts, ...ownTexts };

/** Fallback error code (CLUB-27, ERR-13). */
const DEFAULT = 'LA_COLLA_API_ERROR_CODE_DEFAULT';

/** Codes for an existing account: the user should log in (ERR-02). */
const ownAccount: readonly string[] = [
  'EMAIL_ALREADY_IN_USE',
  'CLUB_EMAIL_ALREADY_IN_USE',
  'LA_COLLA_EMAIL_ALREADY_IN_USE',
];

/** Codes for a child who is already a member. */
const ownChild: readonly string[] = ['API_ERROR_CODE_2', 'LA_COLLA_API_ERROR_CODE_2'];

/** Codes that have a text. Other codes are not shown or emitted: they may contain anything. */
const known: readonly string[] = [
  ...ownAccount,
  'NICK_ALREADY_IN_USE',
  'CLUB_EMAIL_NOT_EXISTS',
  'LA_COLLA_EMAIL_NOT_EXISTS',
  'INVALID_FIELD',
  'INVALID_FIELDS',
  'INVALID_CREDENTIALS',
  'REQUIRED_FIELD',
  'UNKNOWN_ERROR',
  ...ownChild,
  'API_ERROR_CODE_1',
  'API_ERROR_CODE_DEFAULT',
  'LA_COLLA_API_ERROR_CODE_1',
  DEFAULT,
];

interface ClubError {
  code: string;
  text: string;
  /** Logging in helps. */
  hasAccount: boolean;
  /** The child is already registered. */
  isThere: boolean;
}

/** Returns any error code of the club, but another server's only for invalid data. */
function toldBy(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { errorCode, errorMessage } = error.body;
  if (errorCode === 'LA_COLLA_API_ERROR') return errorMessage;
  return error.status >= 500 || error.status === 429 ? undefined : errorCode;
}

/** Maps a registration error to its texts (CLUB-25..27, ERR-10, ERR-11). */
export function clubErrorOf(error: unknown, texts: Texts = clubErrorTexts): ClubError {
  const told = toldBy(error);
  const code = known.includes(String(told)) ? String(told) : DEFAULT;
  const text = texts[`register.error-server.LA_COLLA_${code}`] ?? texts[`register.error-server.${code}`];
  const hasAccount = ownAccount.includes(code);
  return { code, text: text ?? '', hasAccount, isThere: hasAccount || ownChild.includes(code) };
}
