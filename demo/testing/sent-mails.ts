import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type ReceivedMail, readMails } from '../api/mail/inbox.ts';
import type { Demo } from '../http/start-server.ts';

/** Makes a call, and checks that it sends exactly one mail if it succeeds. */
export async function withMail(
  { db }: Demo,
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  const { length } = await readMails(db);
  const answer = await call();
  if (answer.statusCode === 200) expect(await readMails(db)).toHaveLength(length + 1);
  return answer;
}

/** Checks the number of mails sent to an address. @returns them, newest first */
export async function sentMails({ db }: Demo, email: string, count: number): Promise<ReceivedMail[]> {
  const mails = await readMails(db, email);
  expect(mails).toHaveLength(count);
  return mails;
}

/** Returns the token in a mail's link to a page. */
export function tokenIn(mail: { text: string } | undefined, page: string): string {
  const [, token] = new RegExp(`${page}\\?token=([\\w-]+)\\s`).exec(mail?.text ?? '') ?? [];
  if (!token) throw new Error(`no link to ${page}`);
  return token;
}
