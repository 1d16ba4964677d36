import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

export interface TemporaryPostgres {
  /** Address of its database `postgres`, in which others can be made. */
  url: string;
  stop(): Promise<void>;
}

/** Folder with `initdb` and `postgres`, the newest version first; undefined when this machine has none. */
export function findPostgres(): string | undefined {
  const installed = [
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql*/bin',
    '/usr/local/opt/postgresql*/bin',
  ]
    .flatMap((pattern) => globSync(pattern))
    .sort((a, b) => versionIn(b) - versionIn(a));
  const inPath = (process.env.PATH ?? '').split(delimiter);
  return [...installed, ...inPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
}

/** Starts a cluster of its own in the system's temporary folder, reachable by a socket there only, without fsync. */
export async function startPostgres(programs: string): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'ap-postgres-'));
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'demo', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initdb, { ...account, cwd: folder, stdio: 'ignore' });

  const settings = ['listen_addresses=', 'fsync=off', 'max_connections=200', 'lc_messages=C'];
  const parameters = ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const server = spawn('/bin/sh', ['-c', endWithUs, join(programs, 'postgres'), folder, ...parameters], {
    ...account,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  await readiness(server);

  return {
    url: `postgres://demo@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.stdin.end();
      await ended;
    },
  };
}

/** Makes an empty database in the server of that address. @returns its own address, for DATABASE_URL */
export async function createDatabase(server: string): Promise<string> {
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}

/** Ends the server and removes its folder when our end of the pipe is closed, however this process ends. */
const endWithUs = `folder=$1; shift; "$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; cd /; rm -rf "$folder"`;

/** PostgreSQL refuses to run as root: another account of the machine is borrowed. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody'])
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // no such account
    }
  throw new Error(
    `PostgreSQL cannot run as ${userInfo().username}, and there is no account postgres or nobody.`,
  );
}

function readiness(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
      else if (/FATAL|not found/.test(said)) reject(new Error(`PostgreSQL did not start:\n${said}`));
    });
  });
}

function versionIn(folder: string): number {
  return Number(/\d+(\.\d+)?/.exec(dirname(folder))?.[0] ?? 0);
}
