import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from '../../demo/testing/temporary-postgres.ts';

/** Paths of the programs that a site on several machines runs besides the demo. */
export interface Programs {
  /** Folder of `initdb`, `postgres` and `pg_basebackup`. */
  postgres: string;
  pgbouncer: string;
  'redis-server': string;
  haproxy: string;
  varnishd: string;
}

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

const find = (name: string): string =>
  folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? '';

export function findPrograms(): Programs {
  return {
    postgres: findPostgres() ?? '',
    pgbouncer: find('pgbouncer'),
    'redis-server': find('redis-server'),
    haproxy: find('haproxy'),
    varnishd: find('varnishd'),
  };
}

/** Returns the names of programs that are not installed. */
export const missingOf = (programs: Programs): string[] =>
  Object.entries(programs).flatMap(([name, path]) => (path === '' ? [name] : []));
