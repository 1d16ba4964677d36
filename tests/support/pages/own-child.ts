import type { Page } from '@playwright/test';
import { type OwnAccount, ownAccount } from '../../../demo/testing/accounts.ts';
import { photoOf } from '../../../demo/testing/family.ts';
import type { Demo } from '../demo.ts';

export interface OwnChild {
  id: string;
  name: string;
  surname: string;
  birthdate: string;
  nick: string;
  photo: string | null;
  validUntil: string;
  /** Session of the tutor. */
  account: OwnAccount;
}

/** Creates a child for one test, and logs the page's visitor in as its tutor. */
export async function ownChild(
  { db, url }: Demo,
  page: Page,
  { name = 'Pau', surname = 'Mira Soler', photo = false } = {},
): Promise<OwnChild> {
  const account = await ownAccount(db);
  const { id } = await db
    .updateTable('users')
    .set({ is_registered_in_la_colla: true })
    .where('email', '=', account.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  const headers = { origin: new URL(url).origin };
  await page.request.post('/api/dev/session', { data: { userId: String(id) }, headers });
  const birthdate = `${new Date().getUTCFullYear() - 7}-02-03`;
  const child = { name, surname, birthdate, pin: '0042', ...(photo && { photo: await photoOf('#c33') }) };
  const answer = await page.request.patch('/api/front/user/profile', {
    data: { children: [child] },
    headers,
  });
  if (!answer.ok()) throw new Error(`no child: ${answer.status()} ${await answer.text()}`);
  return { ...(await answer.json()).response.children[0], account };
}
