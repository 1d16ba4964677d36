import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { discard, startDatabase } from './database.ts';
import type { Debian } from './debian.ts';
import { until, whoever } from './processes.ts';

export type Theme = 'twentytwentyone' | 'twentytwentytwo' | 'twentytwentythree';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const plugin = here('../../../docs/integrations/wordpress/ap-widgets.php');

/** Commands of manage.php. */
export type Asked =
  | { do: 'install' | 'activate' | 'tags' }
  | { do: 'theme'; theme: Theme }
  | { do: 'option'; name: string; value: unknown }
  | { do: 'sanitize'; settings: Record<string, unknown> }
  | {
      do: 'post';
      as: 'admin' | 'autora';
      title: string;
      content: string;
      status?: 'draft';
      /** Synced pattern of the editor. */
      type?: 'wp_block';
      /** Id of the post to replace. */
      id?: number;
    };

export interface Site {
  /** Address of PHP, behind the proxy that joins it with the demo. */
  url: string;
  ask<T>(asked: Asked): T;
  /** Warnings and errors of PHP and WordPress. */
  complaints(): string;
  close(): Promise<void>;
}

/** Creates the folder of a site: its configuration and content, without a copy of WordPress itself. */
function makeFolder(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ap-wordpress-'));
  const content = join(folder, 'wp-content');
  for (const name of ['', 'themes', 'plugins', 'plugins/ap-widgets', 'mu-plugins', 'uploads'])
    mkdirSync(join(content, name));
  copyFileSync(plugin, join(content, 'plugins/ap-widgets/ap-widgets.php'));
  copyFileSync(here('config.php'), join(folder, 'config.php'));
  copyFileSync(here('site-plugin.php'), join(content, 'mu-plugins/site.php'));
  const installed = join(root, 'usr/share/wordpress/wp-content/themes');
  for (const name of readdirSync(installed))
    symlinkSync(join(installed, name), join(content, 'themes', name));
  writeFileSync(join(folder, 'debug.log'), '');
  mkdirSync(join(folder, 'database'));
  whoever().own(folder, join(folder, 'debug.log'), join(folder, 'database'), join(content, 'uploads'));
  return folder;
}

/**
 * Starts Debian's WordPress with the plugin: a folder, a database and `php -S`, all removed by `close`.
 *
 * @param home origin that readers see, as in `http://localhost:4000`
 */
export async function startSite(system: Debian, home: string): Promise<Site> {
  const [program, ...settings] = system.php;
  const wordpress = join(system.root, 'usr/share/wordpress');
  const folder = makeFolder(system.root);
  const database = await startDatabase(system, join(folder, 'database'));
  const env = {
    ...system.env,
    AP_SITE: folder,
    AP_HOME: home,
    AP_DB_NAME: database.name,
    AP_DB_USER: database.user,
    AP_DB_PASSWORD: database.password,
    AP_DB_SOCKET: database.socket,
    // WordPress requests its own server while it renders a page
    PHP_CLI_SERVER_WORKERS: '4',
  };
  const { ids } = whoever();
  const ask = <T>(asked: Asked): T => {
    const args = [...settings, here('manage.php'), join(wordpress, 'wp-load.php')];
    const run = spawnSync(program, args, { env, ...ids, input: JSON.stringify(asked), encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`${asked.do}: ${run.stdout}${run.stderr}`);
    return JSON.parse(run.stdout);
  };
  ask({ do: 'install' });
  ask({ do: 'activate' });
  // a separate process group, so that its workers end with it
  const server = spawn(program, [...settings, '-S', '127.0.0.1:0', '-t', wordpress, here('router.php')], {
    env,
    ...ids,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [, url = ''] = await until(server, server.stderr, /Development Server \((http:[^)]+)\)/);
  const log = join(folder, 'debug.log');
  return {
    url,
    ask,
    complaints: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    async close() {
      const exit = new Promise((resolve) => server.once('exit', resolve));
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await exit;
      await database.close();
      discard(folder);
    },
  };
}
