import { fieldsOf } from '../page/read-unknown.ts';
import { callApi, ShapeError } from './client.ts';

/** A signed proof of work to be done, as ALTCHA describes it, for one kind of form and no other (W-14). */
export function fetchChallenge(purpose: string, signal: AbortSignal): Promise<unknown> {
  return callApi(`/api/captcha/challenge?action=${encodeURIComponent(purpose)}`, { signal }, (answer) => {
    if (!fieldsOf(answer).parameters) throw new ShapeError('challenge');
    return answer;
  });
}
