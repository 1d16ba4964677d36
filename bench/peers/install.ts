import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../scripts/build/compress.ts';
import type { Peer } from './page.ts';

const folder = import.meta.dirname;

/** Folders of the packages with the files that browsers load from a CDN, and the entry file that loads the rest. */
const builds: Record<Peer, { name: string; dist: string; entry: string }> = {
  shoelace: { name: '@shoelace-style/shoelace', dist: 'cdn', entry: 'shoelace-autoloader.js' },
  webawesome: { name: '@awesome.me/webawesome', dist: 'dist-cdn', entry: 'webawesome.loader.js' },
};

/** Installs missing peers. @returns the folders of those that are served as they are, compressed like our own build */
export async function installPeers(): Promise<Record<Peer, string>> {
  if (!areInstalled()) install();
  return { shoelace: await compressed(builds.shoelace), webawesome: await compressed(builds.webawesome) };
}

type Build = (typeof builds)[Peer];

const packageFolder = (name: string) => join(folder, 'node_modules', name);

function areInstalled(): boolean {
  const { dependencies = {} } = readJson(join(folder, 'package.json'));
  return Object.entries(dependencies).every(([name, version]) => {
    const file = join(packageFolder(name), 'package.json');
    return existsSync(file) && readJson(file).version === version;
  });
}

function readJson(file: string): { version?: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Installs without running package scripts: only the files that browsers load are needed. */
function install(): void {
  console.log('Installing the libraries to compare with (once)…');
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) throw new Error(`The peers could not be installed in ${folder}; npm says why above.`);
}

async function compressed(build: Build): Promise<string> {
  const dist = join(packageFolder(build.name), build.dist);
  if (!existsSync(join(dist, `${build.entry}.br`))) await compress(dist);
  return dist;
}
