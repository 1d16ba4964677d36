import { createHmac } from 'node:crypto';
import type { Db } from '../database/database.types.ts';
import { newToken } from './tokens.ts';

const known = new WeakMap<Db, Map<string, Promise<string>>>();

/**
 * Returns a key that is generated once and stored in the database, for all processes.
 * @param make for keys that need a special format
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

/** Hashes a value with a key, if it must not be readable in a table, for example an e-mail or an address. */
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
