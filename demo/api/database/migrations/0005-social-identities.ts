import type { Kysely } from 'kysely';

/** Who a user is for each social network, and logins that are on their way to one. */
export async function socialIdentities(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('social_identities')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('social_identities_key', ['provider', 'subject'])
    .addUniqueConstraint('social_identities_user', ['user_id', 'provider'])
    .execute();

  await db.schema
    .createTable('social_login_attempts')
    .addColumn('state_hash', 'text', (column) => column.primaryKey())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_verifier', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('social_login_attempts_expiry')
    .on('social_login_attempts')
    .column('expires_at')
    .execute();
}
