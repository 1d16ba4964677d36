/** Data that a test creates for itself on the demo's server, and its current user. */
import type { NewPoll } from '../../../demo/api/polls/create-poll.ts';
import { afterEach } from '../contract.ts';

async function ask<T>(path: string, method: string, body?: object): Promise<T> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(path, { method, ...(body && { headers, body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return answer.json().catch(() => undefined);
}

/** A poll in which no other test votes. */
export const freshPoll = (poll: NewPoll = {}) => ask<{ id: string }>('/given/poll', 'POST', poll);

/** A validated account of the test's own. */
export const freshAccount = () => ask<{ email: string; password: string }>('/given/account', 'POST', {});

/** Mails that the demo has sent to an address, the newest first. */
export const mailsTo = (to: string) =>
  ask<{ subject: string; text: string }[]>('/given/mails', 'POST', { to });

/** A tag as the demo's CMS writes it on a page, and the style of that page. */
export const partOf = (path: string, tag: string) =>
  ask<{ body: string; head: string }>('/given/part', 'POST', { path, tag });

/** Stored bytes of an uploaded file. */
export const storedFile = (id: string) =>
  ask<{ status: number; sha256: string }>('/given/stored', 'POST', { id });

/** Resets the rate limits of this machine. */
export const forgetThrottles = () => ask('/given/no-throttles', 'POST', {});

/** Logs in as a seeded user. */
export async function loginAs(userId: string): Promise<void> {
  await ask('/api/dev/session', 'POST', { userId });
}

export const logout = () => ask('/api/dev/session', 'DELETE');

/** Ends the session on the server, unknown to the page. */
export const endSession = () => ask('/given/ended-session', 'POST', {});

function forgetAll() {
  localStorage.clear();
  sessionStorage.clear();
}

// removes state of another file that used the same window
forgetAll();

afterEach(async () => {
  // covers any kind of login
  if (document.cookie.includes('nx-session-user')) await logout();
  forgetAll();
});
