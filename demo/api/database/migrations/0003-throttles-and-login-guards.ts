import type { Kysely } from 'kysely';

/** No table here says who: cards, e-mails, addresses and devices are keyed hashes. */
export async function throttlesAndLoginGuards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('throttles')
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('throttles_key', ['route', 'key_hash'])
    .execute();
  await db.schema.createIndex('throttles_end').on('throttles').column('ends_at').execute();

  // tries of one card, account, device or network that have not been right
  await db.schema
    .createTable('login_guards')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_at', 'timestamptz', (column) => column.notNull())
    .addColumn('forget_at', 'timestamptz', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('login_guards_forget').on('login_guards').column('forget_at').execute();

  // which logins a network has failed at: what counts for it is how many different ones
  await db.schema
    .createTable('login_network_failures')
    .addColumn('network_hash', 'text', (column) => column.notNull())
    .addColumn('login_hash', 'text', (column) => column.notNull())
    .addColumn('forget_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_network_failures_key', ['network_hash', 'login_hash'])
    .execute();
  await db.schema
    .createIndex('login_network_failures_forget')
    .on('login_network_failures')
    .column('forget_at')
    .execute();

  // which devices have logged in where before
  await db.schema
    .createTable('login_devices')
    .addColumn('device_hash', 'text', (column) => column.notNull())
    .addColumn('login_hash', 'text', (column) => column.notNull())
    .addColumn('forget_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('login_devices_key', ['device_hash', 'login_hash'])
    .execute();
  await db.schema.createIndex('login_devices_forget').on('login_devices').column('forget_at').execute();
}
