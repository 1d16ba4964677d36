import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { allTables } from '../../testing/every-row.ts';
import { brokenRows, legacyRows } from '../../testing/legacy-rows.ts';
import type { Db } from './database.types.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

type Row = Record<string, unknown>;

const names = Object.keys(migrations);
const before = (name: string) => names[names.indexOf(name) - 1];

const only = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => columns.includes(column)));
const inOrder = (rows: readonly Row[]) =>
  rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();

/** Expected changes of existing rows, by migration. Each migration's own test checks its additions. */
const changes: Readonly<Record<string, (table: string, row: Row) => Row>> = {
  '0002-accounts': (table, row) =>
    table === 'users' && typeof row.email === 'string' ? { ...row, email: row.email.toLowerCase() } : row,
  '0021-votes-by-account': (table, row) =>
    table === 'votes' && row.idempotency_key === 'key-of-nobody' ? { ...row, idempotency_key: null } : row,
};

/**
 * Hashes of the statements of each migration. Released migrations have run on existing databases, so a change needs a
 * new migration.
 */
const released: Readonly<Record<string, string>> = {
  '0001-accounts-contents-polls': 'ea59d86fa580',
  '0002-accounts': '4abfc0e22be7',
  '0003-throttles-and-login-guards': 'c1f139b80c47',
  '0004-mail': 'b06f3ef06ba2',
  '0005-social-identities': '3c036466fbd2',
  '0006-newsletters': '396a90d79919',
  '0007-club': '7a23d3428d2b',
  '0008-proven-password': '681ad6130126',
  '0009-live': '053bb6494866',
  '0010-unproven-families': '5508f310fed6',
  '0011-chapters': '2af78ffafdf0',
  '0012-catalogue': 'af6e05b95810',
  '0013-reads': '383d40a97fff',
  '0014-schedule': 'bd9062c68959',
  '0015-participation': 'a4d66dc831d3',
  '0016-banners': '5289a4a4aa57',
  '0017-moderation': 'e4a5756b56f5',
  '0018-contact': '31c850eaa737',
  '0019-growing-up': '3838651d4108',
  '0020-banner-links': '3e5da6d4d58c',
  '0021-votes-by-account': 'b1f96964c696',
  '0022-checks-of-people': '93b063aab851',
  '0023-decided-participations': 'f2db3ec64415',
  '0024-outbox': 'eae0fc9d8d65',
  '0025-messages-being-mailed': 'f495344e1e33',
  '0026-participations-by-email': '5fae8b16432e',
  '0027-server-clock': 'ba9c93e837f0',
  '0028-social-login-names': 'fc5e11453fc9',
};

test('changes no migration that was released', () => {
  const hash = (statements: readonly string[]) =>
    createHash('sha256')
      .update(statements.map((text) => text.replace(/^--.*\n/gm, '').trim()).join(';\n'))
      .digest('hex')
      .slice(0, 12);
  expect(
    Object.fromEntries(Object.entries(migrations).map(([name, statements]) => [name, hash(statements)])),
  ).toEqual(released);
});

onDatabase((database) => {
  let opened: OpenDatabase;
  let db: Db;

  const run = async (statements: string) => {
    for (const statement of statements.split(/;\s*\n/)) await sql.raw(statement).execute(db);
  };
  /** Reads every row of every table except Kysely's own tables. */
  async function everything(): Promise<Record<string, Row[]>> {
    const found: Record<string, Row[]> = {};
    for (const table of await allTables(db)) {
      if (table.startsWith('kysely_')) continue;
      const { rows } = await sql<{ row: Row }>`
        select to_jsonb(one) as row from ${sql.table(table)} as one`.execute(db);
      found[table] = rows.map(({ row }) => row);
    }
    return found;
  }
  const emptied = async () => {
    for (const statement of ['drop schema public cascade', 'create schema public'])
      await sql.raw(statement).execute(db);
  };

  beforeAll(async () => {
    const { dataDir = 'memory', databaseUrl } = await database.fresh();
    opened = await openDatabase({ dataDir, databaseUrl });
    db = opened.db;
    await emptied();
  });
  afterAll(() => opened?.close());

  test.each(names)('%s keeps every row of the schema before it', async (name) => {
    if (legacyRows[name]) await run(legacyRows[name]);
    const old = await everything();
    await migrate(db, name);
    const now = await everything();
    for (const [table, rows] of Object.entries(old)) {
      if (rows.length === 0) continue;
      const kept = (now[table] ?? []).map((row) => only(row, Object.keys(rows[0] ?? {})));
      const expected = rows.map((row) => changes[name]?.(table, row) ?? row);
      const columns = Object.keys(kept[0] ?? {});
      expect(inOrder(kept), table).toEqual(inOrder(expected.map((row) => only(row, columns))));
    }
  });

  test('0002 believes the e-mails from before it, in lower case', async () => {
    const users = await db
      .selectFrom('users')
      .select(['id', 'email', 'email_validated_at'])
      .where('id', 'in', [7, 9])
      .orderBy('id')
      .execute();
    expect(users).toEqual([
      { id: 7, email: 'anna.gran@example.cat', email_validated_at: expect.any(Date) },
      { id: 9, email: null, email_validated_at: null },
    ]);
  });

  test('0008 0009 0010 believe the passwords from before, make nobody staff, and end no family', async () => {
    const users = db.selectFrom('users').select(['password_is_proven', 'is_staff', 'unproven_until']);
    expect(await users.where('id', 'in', [7, 30]).execute()).toEqual(
      [7, 30].map(() => ({ password_is_proven: true, is_staff: false, unproven_until: null })),
    );
  });

  test('0017 makes earlier participations wait for the newsroom and the scanner', async () => {
    const sent = db.selectFrom('participations').select(['state', 'is_infected', 'once_hash']);
    expect(await sent.where('id', '=', 'with').execute()).toEqual([
      { state: 'waiting', is_infected: false, once_hash: null },
    ]);
    const files = await db.selectFrom('uploads').select(['is_clean', 'network_hash']).execute();
    expect(files).toEqual([1, 2].map(() => ({ is_clean: false, network_hash: '' })));
  });

  test('0023 dates earlier decisions at the migration and leaves waiting participations undated', async () => {
    const sent = await db.selectFrom('participations').select(['id', 'decided_at']).orderBy('id').execute();
    expect(sent).toEqual([
      { id: 'with', decided_at: null },
      { id: 'without', decided_at: expect.any(Date) },
    ]);
  });

  test('0020 gives the link of a banner from before nothing of its own', async () => {
    const banners = db.selectFrom('banners').select(['link_rel', 'link_target', 'link_title']);
    expect(await banners.execute()).toEqual([{ link_rel: '', link_target: '', link_title: '' }]);
  });

  test('0021 identifies votes by account or browser and anonymizes those of deleted accounts', async () => {
    const votes = await db
      .selectFrom('votes')
      .select(['poll_id', 'user_id', 'visitor', 'idempotency_key'])
      .orderBy('poll_id')
      .orderBy('user_id')
      .orderBy('visitor')
      .execute();
    const nobody = { user_id: null, visitor: null, idempotency_key: null };
    expect(votes).toEqual([
      { poll_id: '1', user_id: 7, visitor: null, idempotency_key: 'key-of-anna' },
      { poll_id: '1', user_id: 30, visitor: null, idempotency_key: null },
      { poll_id: '1', user_id: null, visitor: 'kTqZ_9-browser', idempotency_key: 'key-of-browser' },
      { poll_id: '1', ...nobody },
      { poll_id: '1', ...nobody },
      { poll_id: '1', ...nobody },
      { poll_id: '2', user_id: 7, visitor: null, idempotency_key: null },
      { poll_id: '2', ...nobody },
    ]);
  });

  test('0025 leaves every message to whoever mails it first', async () => {
    const messages = db.selectFrom('contact_messages').select(['id', 'mailed_at', 'next_at']).orderBy('id');
    expect(await messages.execute()).toEqual([
      { id: 'mailed', mailed_at: expect.any(Date), next_at: null },
      { id: 'waiting', mailed_at: null, next_at: null },
    ]);
  });

  const insert = ([, columns, values]: (typeof brokenRows)[number], id: number) =>
    run(`insert into users (id, name, created_at, ${columns}) values (${id}, '', '2026-01-01', ${values})`);

  test.each(brokenRows)('0022 lets nobody break %s: %s %s', async (...row) => {
    await expect(insert(row, 504)).rejects.toThrow(`"${row[0]}"`);
  });

  test('0022 stops at rows that break its rules, names them all, and changes nothing', async () => {
    await emptied();
    await migrate(db, before('0022-checks-of-people'));
    await run(`insert into users (id, type, name, created_at) values (8, 'adult', 'Pere', '2025-01-02')`);
    for (const [index, row] of brokenRows.entries()) await insert(row, 501 + index);
    const old = await everything();
    const problem = await migrate(db).catch((error: Error) => error.message);
    for (const [index, [rule]] of brokenRows.entries())
      expect(problem).toMatch(new RegExp(`${rule} of users: \\d+ rows \\([^)]*\\b${501 + index}\\b`));
    expect(await everything()).toEqual(old);

    await sql`delete from users where id > 500`.execute(db);
    await migrate(db);
    expect(await everything()).toMatchObject({ users: [expect.objectContaining({ id: 8 })] });
  });

  test('brings the rows of the oldest schema to the newest in one step', async () => {
    await emptied();
    await migrate(db, before('0002-accounts'));
    await run(legacyRows['0002-accounts'] ?? '');
    await migrate(db);
    expect((await everything()).votes).toHaveLength(8);
    expect((await everything()).users).toHaveLength(6);
  });
});
