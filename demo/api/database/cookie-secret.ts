import { randomBytes } from 'node:crypto';
import type { Db } from './database.types.ts';

/** The key that signs cookies. It is made once and kept in the database, so that every process on it uses the same. */
export async function cookieSecret(db: Db): Promise<string> {
  const key = 'cookie-secret';
  await db
    .insertInto('settings')
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return value;
}
