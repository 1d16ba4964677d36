import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type ReceivedMail, readMails } from '../api/mail/inbox.ts';
import type { Demo } from '../http/start-server.ts';

/**
 * Makes a call that sends a mail after its response, and waits for the mail, so that it does not arrive during the
 * next test.
 */
export async function withMail(
  { db }: Demo,
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const { length } = await readMails(db);
  const answer = await call();
  if (answer.statusCode === 200)
    await expect.poll(() => readMails(db), { timeout: 30_000, interval: 5 }).toHaveLength(length + 1);
  return answer;
}

/** Waits for a number of mails to an address, which are sent after the response. @returns them, newest first */
export async function awaitMails({ db }: Demo, email: string, count: number): Promise<ReceivedMail[]> {
  await expect.poll(() => readMails(db, email), { timeout: 30_000, interval: 5 }).toHaveLength(count);
  return readMails(db, email);
}

/** Returns the token in a mail's link to a page. */
export function tokenIn(mail: { text: string } | undefined, page: string): string {
  const [, token] = new RegExp(`${page}\\?token=([\\w-]+)\\s`).exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`no link to ${page}`);
  return token;
}
