import { join } from 'node:path';
import pg from 'pg';
import { type Child, freePort, run, startChild } from './child.ts';

/** PostgreSQL on the loopback, with fsync and all its default settings. */
export interface Postgres {
  child: Child;
  port: number;
  /** Runs a query in the database of the demo, or in another. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[], database?: string): Promise<Row[]>;
}

export const databaseName = 'demo';
const user = 'demo';

export const addressOf = (port: number, database = databaseName): string =>
  `postgres://${user}@127.0.0.1:${port}/${database}`;

export async function startPrimary(programs: string, folder: string): Promise<Postgres> {
  const data = join(folder, 'primary');
  const options = ['-U', user, '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  run([join(programs, 'initdb'), '-D', data, ...options], folder);
  const primary = await start(programs, folder, 'primary');
  await primary.ask(`create database ${databaseName}`, [], 'postgres');
  return primary;
}

/**
 * Copies the primary and follows it. From then on a commit returns only once the replica has it on disk. So no commit
 * is lost when the primary fails.
 */
export async function startReplica(programs: string, folder: string, primary: Postgres): Promise<Postgres> {
  const backup = [
    '-h',
    '127.0.0.1',
    '-p',
    String(primary.port),
    '-U',
    user,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ];
  run([join(programs, 'pg_basebackup'), '-D', join(folder, 'replica'), ...backup, '--no-sync'], folder);
  const replica = await start(programs, folder, 'replica');
  await waitForCommits(primary, true);
  return replica;
}

/** @param isSynchronous whether a commit waits for the replica */
export async function waitForCommits(primary: Postgres, isSynchronous: boolean): Promise<void> {
  await primary.ask(`alter system set synchronous_standby_names = '${isSynchronous ? '*' : ''}'`);
  await primary.ask('select pg_reload_conf()');
  const wanted = isSynchronous ? 'sync' : 'async';
  for (let tries = 0; tries < 200; tries++) {
    const [row] = await primary.ask<{ sync_state: string }>('select sync_state from pg_stat_replication');
    if (row?.sync_state === wanted) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the replica does not follow the primary');
}

export async function promote(replica: Postgres): Promise<void> {
  await replica.ask('select pg_promote(true, 60)');
}

async function start(programs: string, folder: string, name: string): Promise<Postgres> {
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'wal_level=replica',
    'max_connections=200',
    'lc_messages=C',
  ];
  const command = [join(programs, 'postgres'), '-D', join(folder, name)];
  for (const setting of settings) command.push('-c', setting);
  const child = await startChild(`PostgreSQL (${name})`, command, { folder, port, signal: 'INT' });
  async function ask<Row extends pg.QueryResultRow>(
    text: string,
    values: unknown[] = [],
    database = databaseName,
  ) {
    const client = new pg.Client({ connectionString: addressOf(port, database) });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }
  const postgres = { child, port, ask };
  await ready(postgres);
  return postgres;
}

/** Waits until it accepts queries: the port opens earlier. */
async function ready({ ask }: Postgres): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      await ask('select 1', [], 'postgres');
      return;
    } catch (error) {
      if (tries >= 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
}
