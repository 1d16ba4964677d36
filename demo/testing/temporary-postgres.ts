import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statfsSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import pg from 'pg';

export interface TemporaryPostgres {
  /** Address of its database `postgres`, from which others can be created. */
  url: string;
  stop(): Promise<void>;
  /** Ends the processes as a power cut would. A given folder stays. */
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

/** Memory that the databases of a whole run need, in bytes, with as much to spare: they took 2.2 GB. */
const ROOM = 4 * 1024 ** 3;

/** Returns a folder in memory if that has room, else the usual one: in memory a database is copied in a tenth of the time. */
function fastFolder(): string {
  const inMemory = '/dev/shm';
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    if (Math.min(bavail * bsize, process.availableMemory()) > ROOM) return inMemory;
  } catch {
    // no such folder on this system, or not ours
  }
  return tmpdir();
}

interface Cluster {
  /**
   * Folder that is reused if it exists, and not removed at the end; by default a temporary folder, which is removed.
   */
  folder?: string;
  /** Keeps a temporary folder in memory, where that has room: not for measurements, which would depend on it. */
  inMemory?: boolean;
}

/** Starts a separate cluster, reachable only by a socket; without fsync if its folder is temporary. */
export async function startPostgres(
  programs: string,
  { folder: kept, inMemory = false }: Cluster = {},
): Promise<TemporaryPostgres> {
  const folder = kept ?? mkdtempSync(join(inMemory ? fastFolder() : tmpdir(), 'ap-postgres-'));
  mkdirSync(folder, { recursive: true });
  const account = unprivileged();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'demo', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
  if (!existsSync(data))
    execFileSync(join(programs, 'initdb'), initdb, { ...account, cwd: folder, stdio: 'ignore' });

  const settings = ['listen_addresses=', 'max_connections=200', 'lc_messages=C'];
  if (!kept) settings.push('fsync=off', 'max_wal_size=128MB');
  const parameters = ['-D', data, '-k', folder, ...settings.flatMap((one) => ['-c', one])];
  const shell = ['-c', endWithUs, join(programs, 'postgres'), kept ? '' : folder, ...parameters];
  const server = spawn('/bin/sh', shell, { ...account, cwd: folder, stdio: ['pipe', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await readiness(server);

  const signal = (name: 'KILL' | 'STOP' | 'CONT') => {
    const [postmaster] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    // the session's processes, which would otherwise end by themselves a moment later
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
 * Creates a database on a server: an empty one, or a copy of a template without connections.
 * @returns its address, for DATABASE_URL
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

/**
 * Returns another account of the machine, since PostgreSQL refuses to run as root.
 * @returns undefined if the current account is suitable
 */
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
