import { type Kysely, sql } from 'kysely';

/** E-mails that are proven and known in one spelling only; links of mails that work once. */
export async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`update users set email = lower(email) where email <> lower(email)`.execute(db);
  await db.schema.dropIndex('users_email').execute();
  await db.schema
    .alterTable('users')
    .addColumn('email_validated_at', 'timestamptz')
    .addColumn('must_reset_password', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .alterTable('users')
    .addCheckConstraint('users_email_lower', sql`email = lower(email)`)
    .execute();
  await db.schema.createIndex('users_email').unique().on('users').column('email').execute();
  // Accounts from before e-mails had to be validated stay open to their owners.
  await sql`update users set email_validated_at = created_at where email is not null`.execute(db);

  await db.schema
    .createTable('one_time_tokens')
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz')
    // a newer token takes the place of the older one, so that this is void
    .addPrimaryKeyConstraint('one_time_tokens_of_user', ['user_id', 'purpose'])
    .execute();
}
