import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { networkOf } from '../http/network.ts';
import { throttleNetwork } from '../security/throttle.ts';
import { fieldsOf, nameOf } from './adapter-parts.ts';
import { keepName } from './login-attempts.ts';
import type { ReturnedName } from './social.types.ts';

/** Limit per network address, which a school may share. */
const limit = { route: 'social-login-return', limit: 300, windowSeconds: 10 * 60 };

/**
 * Reads the response that Apple posts (`response_mode=form_post`). The browser sends it without the `SameSite=Lax`
 * cookies, so it decides nothing: the browser continues at `/acces`, where the cookie of the attempt is checked.
 * @returns the query for `/acces`, or an empty text for a form that is not Apple's
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function readAppleReturn(
  context: DemoContext,
  request: FastifyRequest,
  fields: URLSearchParams,
): Promise<string> {
  await throttleNetwork(context, { ...limit, network: networkOf(request) });
  const read = (name: string) => fields.get(name) ?? '';
  const [state, code, error] = [read('state'), read('code'), read('error')];
  if (!/^apple\.[\w-]{1,100}$/.test(state)) return '';
  if (error !== '') return `?${new URLSearchParams({ error: errorOf(error), state })}`;
  if (code === '' || code.length > 4096) return '';
  const user = fields.get('user');
  if (user !== null) await keepName(context, state, readName(user));
  return `?${new URLSearchParams({ code, state })}`;
}

/** Returns the code that other networks use for a cancellation; unknown codes become one word. */
function errorOf(error: string): string {
  if (error === 'user_cancelled_authorize') return 'access_denied';
  return /^[a-z_]{1,40}$/.test(error) ? error : 'error';
}

/** Reads the name in Apple's field `user`, JSON that only the first consent sends. Its e-mail is not signed. */
function readName(user: string): ReturnedName {
  const { firstName, lastName } = fieldsOf(fieldsOf(parsed(user)).name);
  return { name: nameOf(firstName), surname: nameOf(lastName) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
