import { ApiError } from '../../api/client.ts';
import { isRefusal } from '../../forms/form/sent.ts';
import type { Texts } from '../../i18n/texts.ts';
import { texts as ownTexts } from './server-errors.texts.ts';

interface Told {
  errorCode?: unknown;
  errorMessage?: unknown;
}

/** Returns the errors listed in a response, or the response itself without a list. */
function toldBy({ body }: ApiError): Told[] {
  const { errors } = body as { errors?: unknown };
  const list: Told[] = Array.isArray(errors) ? errors.filter(Boolean) : [];
  return list.some(({ errorCode }) => typeof errorCode === 'string') ? list : [body];
}

/** Reads an error code. INVALID_FIELD with a message about a token means INVALID_TOKEN (ERR-06, ERR-12). */
function codeOf({ errorCode, errorMessage }: Told): string[] {
  if (typeof errorCode !== 'string' || errorCode === '') return [];
  const isToken = errorCode === 'INVALID_FIELD' && /token/i.test(String(errorMessage));
  return [isToken ? 'INVALID_TOKEN' : errorCode];
}

/** Returns the unique error codes of a rejection; empty for other failures. */
export function codesOf(error: unknown): string[] {
  if (!isRefusal(error)) return [];
  return [...new Set(toldBy(error).flatMap(codeOf))];
}

/** Returns the text of a code (REG-20). An unknown code gets the text of UNKNOWN_ERROR, never its key (ERR-13). */
export function textOfCode(code: string, texts: Texts = ownTexts): string {
  return texts[`register.error-server.${code}`] ?? texts['register.error-server.UNKNOWN_ERROR'] ?? '';
}

/** Advice about a failure beyond its code: the server checks more than the form's rules (W-15). */
export function adviceOn(error: unknown, texts: Texts = ownTexts): string[] {
  if (!(error instanceof ApiError)) return [];
  if (error.status === 0) return [texts[`server.${error.type}`] ?? ''];
  if (error.status === 429) return [texts['server.too-many'] ?? ''];
  if (error.status >= 500) return [];
  const named = toldBy(error).map(({ errorMessage }) => errorMessage);
  return [
    ...(named.includes('password') || named.includes('newPassword')
      ? [texts['server.password-refused'] ?? '']
      : []),
    ...(named.includes('recaptcha') ? [texts['server.captcha-refused'] ?? ''] : []),
  ];
}
