import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder for unpacked packages: nothing is installed, the system stays unchanged, and no service starts. */
const cache = fileURLToPath(new URL('../../../.cache/wordpress', import.meta.url));
const unpacked = join(cache, 'root');

/**
 * Packages with programs, downloaded with the libraries that they need. `data` lists WordPress with all its packages.
 */
const programs = [
  'mariadb-server-core',
  'mariadb-client-core',
  'php-cli',
  'php-mysql',
  'php-mbstring',
  'php-xml',
];
const data = [
  'php-twig',
  'wordpress',
  'wordpress-theme-twentytwentyone',
  'wordpress-theme-twentytwentytwo',
  'wordpress-theme-twentytwentythree',
  'php-getid3',
  'libjs-underscore',
  'libjs-cropper',
];

function run(command: string, args: readonly string[], cwd?: string): string | undefined {
  const { status, stdout } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 300_000 });
  return status === 0 ? stdout : undefined;
}

/** Returns the packages to download for the programs; undefined if apt cannot resolve them. */
function needed(): string[] | undefined {
  const depends = run('apt-cache', ['depends', ...programs]);
  const versioned = depends?.match(/php\d[\w.]*-(?:cli|common|mysql|mbstring|xml)/g) ?? [];
  // an installed PHP has its own dependencies installed too, which apt would leave out of its plan
  const common = versioned.map((name) => name.replace(/-\w+$/, '-common'));
  const names = [...new Set([...programs, ...versioned, ...common])];
  const plan = run('apt-get', ['install', '-s', '--reinstall', '--no-install-recommends', ...names]);
  if (plan === undefined) return undefined;
  return [...new Set([...plan.matchAll(/^Inst (\S+)/gm)].map(([, name]) => name as string))];
}

function unpack(): string | undefined {
  if (process.platform !== 'linux' || run('dpkg', ['--version']) === undefined)
    return 'WordPress is taken as Debian has it, and this system is none';
  // a new machine may have no package lists, and only root can download them
  const names = needed() ?? (run('apt-get', ['update']) === undefined ? undefined : needed());
  if (!names)
    return 'apt does not know the packages of WordPress, PHP and MariaDB: run `apt-get update` as root';
  const folder = join(cache, 'new');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'root'), { recursive: true });
  if (run('apt-get', ['download', ...names, ...data], folder) === undefined)
    return `apt could not download ${[...names, ...data].join(' ')}`;
  for (const file of globSync('*.deb', { cwd: folder }))
    if (run('dpkg', ['-x', file, 'root'], folder) === undefined) return `dpkg could not unpack ${file}`;
  // Debian's own configuration reads /etc; ours loads the configuration of each site
  writeFileSync(
    join(folder, 'root/usr/share/wordpress/wp-config.php'),
    "<?php\nrequire getenv( 'AP_SITE' ) . '/config.php';\nrequire_once ABSPATH . 'wp-settings.php';\n",
  );
  rmSync(unpacked, { recursive: true, force: true });
  renameSync(join(folder, 'root'), unpacked);
  rmSync(folder, { recursive: true });
  return undefined;
}

export interface Debian {
  /** Folder that stands for `/`. */
  root: string;
  /** Environment in which the programs find their libraries. */
  env: NodeJS.ProcessEnv;
  /** PHP with its extensions: the program and its first arguments. */
  php: readonly [string, ...string[]];
}

/** PHP extensions in loading order. */
const extensions =
  'mysqlnd mysqli ctype dom exif fileinfo iconv mbstring posix simplexml tokenizer xml'.split(' ');

let found: Debian | string | undefined;

/**
 * Returns Debian's WordPress, PHP, Twig and MariaDB, unpacked in the cache; or the reason to skip a test without
 * them.
 */
export function debian(): Debian | string {
  found ??= find();
  return found;
}

function find(): Debian | string {
  const problem = existsSync(unpacked) ? undefined : unpack();
  if (problem) return problem;
  const [modules] = globSync('usr/lib/php/2*', { cwd: unpacked });
  const php = readdirSync(join(unpacked, 'usr/bin')).find((name) => /^php\d[\d.]*$/.test(name));
  const [libraries] = globSync('usr/lib/*-linux-*', { cwd: unpacked });
  if (!modules || !php || !libraries) return `${unpacked} lacks PHP: remove the folder, and try again`;
  const folder = join(unpacked, modules);
  const loaded = extensions.filter((name) => existsSync(join(folder, `${name}.so`)));
  return {
    root: unpacked,
    env: { ...process.env, LD_LIBRARY_PATH: join(unpacked, libraries) },
    php: [
      join(unpacked, 'usr/bin', php),
      '-n',
      ...['-d', `extension_dir=${folder}`],
      ...loaded.flatMap((name) => ['-d', `extension=${name}`]),
    ],
  };
}
