import type { Contract } from './document.types.ts';
import { cookiesOf } from './follow.ts';
import type { Send } from './send.ts';

/**
 * Begins a session with the document’s own operation `logIn`: a name of digits is a child’s card.
 * @returns `Cookie` header
 * @throws Error when the login is refused
 */
export async function logIn(
  { operations }: Contract,
  send: Send,
  { user, password }: { user: string; password: string },
): Promise<string> {
  const operation = operations.find(({ id }) => id === 'logIn');
  if (!operation) throw new Error('The document has no operation logIn: give a --cookie.');
  const name = /^\d+$/.test(user) ? { nick: user } : { email: user };
  const answer = await send({
    method: operation.method,
    path: operation.path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...name, password }),
  });
  if (typeof answer === 'string') throw new Error(`No answer to the login: ${answer}.`);
  const cookies = cookiesOf(answer);
  if (answer.status >= 300 || cookies.length === 0)
    throw new Error(`The login of ${user} was refused with ${answer.status}.`);
  return cookies.join('; ');
}
