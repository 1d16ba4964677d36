import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Debian } from './debian.ts';
import { type Account, until, whoever } from './processes.ts';

export interface Database {
  socket: string;
  user: string;
  password: string;
  name: string;
  close(): Promise<void>;
}

const password = 'nomes-per-a-la-prova';

/** SQL statements of the first start, each on one line as the server requires. */
const statements = `CREATE DATABASE wordpress CHARACTER SET utf8mb4;
CREATE USER 'wordpress'@'localhost' IDENTIFIED BY '${password}';
GRANT ALL ON wordpress.* TO 'wordpress'@'localhost';
`;

/** Starts MariaDB in its own folder: no port, no root rights, and its own table of users. */
export async function startDatabase({ root, env }: Debian, folder: string): Promise<Database> {
  const account = whoever();
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  mkdirSync(data);
  account.own(folder, data);
  const own = [
    '--no-defaults',
    `--basedir=${join(root, 'usr')}`,
    `--datadir=${data}`,
    `--lc-messages-dir=${join(root, 'usr/share/mysql')}`,
    `--plugin-dir=${join(root, 'usr/lib/mysql/plugin')}`,
    `--tmpdir=${folder}`,
  ];
  const program = join(root, 'usr/sbin/mariadbd');
  makeSystemTables(program, own, { root, env, account });
  const first = join(folder, 'first.sql');
  writeFileSync(first, statements);
  const server = spawn(
    program,
    [
      ...own,
      '--skip-networking',
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'pid')}`,
      `--init-file=${first}`,
    ],
    { env, ...account.ids, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  await until(server, server.stderr, /ready for connections/);
  return { socket, user: 'wordpress', password, name: 'wordpress', close: () => ended(server) };
}

interface System extends Pick<Debian, 'root' | 'env'> {
  account: Account;
}

/** Does the work of `mariadb-install-db`, which only finds its files in an installed system. */
function makeSystemTables(program: string, own: readonly string[], { root, env, account }: System): void {
  const scripts = join(root, 'usr/share/mysql');
  const texts = ['mysql_system_tables.sql', 'mysql_performance_tables.sql', 'mysql_system_tables_data.sql'];
  const known = new Set(readdirSync(scripts));
  const input = [
    'CREATE DATABASE mysql;',
    'USE mysql;',
    'SET @auth_root_socket=NULL;',
    ...texts.filter((name) => known.has(name)).map((name) => readFileSync(join(scripts, name), 'utf8')),
  ].join('\n');
  const { status, stderr } = spawnSync(program, [...own, '--bootstrap'], {
    env,
    ...account.ids,
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`MariaDB could not make its tables: ${stderr.slice(-2000)}`);
}

async function ended(server: ChildProcess): Promise<void> {
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await exit;
}

/** Removes a folder that is no longer needed. */
export const discard = (folder: string) => rmSync(folder, { recursive: true, force: true });
