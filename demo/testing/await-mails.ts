import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type ReceivedMail, readMails } from '../api/mail/inbox.ts';
import type { Demo } from '../http/start-server.ts';

/** A call whose success sends one mail after its answer, which has arrived then: none comes into the next test. */
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

/** The mails that an address has got, the newest first, as soon as there are so many: they go out after the answer. */
export async function awaitMails({ db }: Demo, email: string, count: number): Promise<ReceivedMail[]> {
  await expect.poll(() => readMails(db, email), { timeout: 30_000, interval: 5 }).toHaveLength(count);
  return readMails(db, email);
}

/** The token of the link to a page. */
export function tokenIn(mail: { text: string } | undefined, page: string): string {
  const [, token] = new RegExp(`${page}\\?token=([\\w-]+)\\s`).exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`no link to ${page}`);
  return token;
}
