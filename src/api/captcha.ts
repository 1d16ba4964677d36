import { fieldsOf } from '../page/read-unknown.ts';
import { callApi, ShapeError } from './client.ts';

/** Fetches a signed ALTCHA challenge (proof of work), valid for one kind of form only (W-14). */
export function fetchChallenge(purpose: string, signal: AbortSignal): Promise<unknown> {
  return callApi(`/api/captcha/challenge?action=${encodeURIComponent(purpose)}`, { signal }, (answer) => {
    if (!fieldsOf(answer).parameters) throw new ShapeError('challenge');
    return answer;
  });
}
