import { ApiError, type ErrorBody } from '../../src/api/client.ts';

export interface Refusal {
  /** Key of the text, without its group. */
  text:
    | 'error'
    | 'error-or-not-validated'
    | 'error-generic'
    | 'error-child-generic'
    | 'network'
    | 'timeout'
    | 'legacy-password'
    | 'card-ended'
    | 'not-validated'
    | 'validation-failed'
    | 'too-many';
  /** HTTP status; 0 without a response. */
  status: number;
  /** Code for the page: the server's, or else the status. */
  code: string;
  /** User id to request the validation mail again (LOGIN-11). */
  userId?: string | undefined;
  /** Seconds to wait. */
  retryAfter?: number | undefined;
}

const LEGACY = 'LEGACY_USER_PASSWORD_NOT_RESET';

const CARD_ENDED = 'CARD_ENDED';

/** Error code of a server that does not reveal the cause (W-03). */
const MAYBE_NOT_VALIDATED = 'MAYBE_NOT_VALIDATED';

const says = ({ errorCode, errors }: ErrorBody, code: string) =>
  errorCode === code || (Array.isArray(errors) && errors.some((one) => one?.errorCode === code));

function textFor({ type, status, body }: ApiError, isChild: boolean): Refusal['text'] {
  if (type === 'network' || type === 'timeout') return type;
  if (status === 429) return 'too-many';
  if (status === 401 && isChild) return says(body, CARD_ENDED) ? 'card-ended' : 'error';
  if (status === 401 && says(body, LEGACY)) return 'legacy-password';
  if (status === 401) return says(body, MAYBE_NOT_VALIDATED) ? 'error-or-not-validated' : 'error';
  if (isChild) return 'error-child-generic';
  return status === 403 && body.userId ? 'not-validated' : 'error-generic';
}

/** Maps a login error to its text and way out (LOGIN-07..10, LOGIN-18, CLOG-07, CLOG-08, ERR-09). */
export function refusalOf(error: unknown, isChild: boolean): Refusal {
  if (!(error instanceof ApiError))
    return { text: isChild ? 'error-child-generic' : 'error-generic', status: 0, code: 'unknown' };
  const { status, body, retryAfter } = error;
  const text = textFor(error, isChild);
  const code = text === 'legacy-password' ? LEGACY : (error.code ?? String(status));
  return { text, status, code, userId: body.userId, retryAfter };
}
