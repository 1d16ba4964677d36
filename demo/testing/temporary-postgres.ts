import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

export interface TemporaryPostgres {
  /** Address of its database `postgres`, in which others can be made. */
  url: string;
  stop(): Promise<void>;
  /** Ends it as a power cut would, as far as its processes go. Its folder stays if it was given. */
  kill(): Promise<void>;
  /** Stops all its processes where they are, as a machine that hangs. */
  freeze(): void;
  thaw(): void;
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

interface Cluster {
  /** Kept when it ends, and used again when it is there; else one of the system's temporary folder, which goes with it. */
  folder?: string;
}

/** Starts a cluster of its own, reachable by a socket only; one that does not stay is without fsync. */
export async function startPostgres(
  programs: string,
  { folder: kept }: Cluster = {},
): Promise<TemporaryPostgres> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'ap-postgres-'));
  mkdirSync(folder, { recursive: true });
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'demo', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  if (!existsSync(data))
    execFileSync(join(programs, 'initdb'), initdb, { ...account, cwd: folder, stdio: 'ignore' });

  const settings = ['listen_addresses=', 'max_connections=200', 'lc_messages=C'];
  if (!kept) settings.push('fsync=off');
  const parameters = ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const shell = ['-c', endWithUs, join(programs, 'postgres'), kept ? '' : folder, ...parameters];
  const server = spawn('/bin/sh', shell, { ...account, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await readiness(server);

  const signal = (name: 'KILL' | 'STOP' | 'CONT') => {
    const [postmaster] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    // they are of its session, and would end by themselves a moment later
    execFileSync('/bin/sh', ['-c', `kill -${name} $0 $(ps -o pid= --ppid $0)`, postmaster ?? '']);
  };
  return {
    url: `postgres://demo@localhost/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.stdin.end();
      await ended;
    },
    async kill() {
      signal('KILL');
      server.stdin.end();
      await ended;
    },
    freeze: () => signal('STOP'),
    thaw: () => signal('CONT'),
  };
}

/**
 * Makes a database in the server of that address: an empty one, or a copy of the one that is named, to which nobody may be connected.
 * @returns its own address, for DATABASE_URL
 */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}

/** Ends the server and removes its folder when our end of the pipe is closed, however this process ends. */
const endWithUs = `folder=$1; shift; "$0" "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; cd /; [ -z "$folder" ] || rm -rf "$folder"`;

/** PostgreSQL refuses to run as root: another account of the machine is borrowed. @returns undefined where this one will do */
export function unprivileged(): { uid: number; gid: number } | undefined {
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
