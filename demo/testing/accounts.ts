import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../api/database/database.types.ts';
import { serverCaller } from '../api/http/caller.ts';
import { hashSecret } from '../api/security/passwords.ts';

export interface OwnAccount {
  email: string;
  password: string;
}

/** Creates a validated account of an adult for one test, which no other test uses or mails. */
export async function ownAccount(db: Db): Promise<OwnAccount> {
  const account = { email: `propia-${randomUUID()}@example.cat`, password: 'Secreta123' };
  const now = new Date();
  await db
    .insertInto('users')
    .values({
      type: 'adult',
      name: 'Pròpia',
      surname: 'Fictícia',
      email: account.email,
      birthdate: '1990-01-01',
      password_hash: await hashSecret(account.password, serverCaller),
      email_validated_at: now,
      created_at: now,
    })
    .execute();
  return account;
}

/** Moves the start of an account's sessions into the past. */
export async function ageSessions(db: Db, account: OwnAccount, minutes: number): Promise<void> {
  const users = db.selectFrom('users').select('id').where('email', '=', account.email);
  const begun = new Date(Date.now() - minutes * 60_000);
  await sql`update sessions set created_at = ${begun} where user_id in (${users})`.execute(db);
}
