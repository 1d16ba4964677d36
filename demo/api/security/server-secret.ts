import { createHmac } from 'node:crypto';
import type { Db } from '../database/database.types.ts';
import { newToken } from './tokens.ts';

const known = new WeakMap<Db, Map<string, Promise<string>>>();

/**
 * A key that is made once and kept in the database, so that every process on it uses the same.
 * @param make only for a key that must be more than random
 */
export function serverSecret(db: Db, name: string, make = newToken): Promise<string> {
  const ofDatabase = known.get(db) ?? new Map<string, Promise<string>>();
  known.set(db, ofDatabase);
  const before = ofDatabase.get(name);
  if (before) return before;
  const secret = readOrMake(db, name, make);
  ofDatabase.set(name, secret);
  secret.catch(() => ofDatabase.delete(name));
  return secret;
}

/** What stands in a table for something that must not be read there, such as an e-mail or an address. */
export async function keyedHash(db: Db, text: string): Promise<string> {
  return createHmac('sha256', await serverSecret(db, 'keyed-hash-secret'))
    .update(text)
    .digest('base64url');
}

async function readOrMake(db: Db, key: string, make: () => string): Promise<string> {
  await db
    .insertInto('settings')
    .values({ key, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return value;
}
