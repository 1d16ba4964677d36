import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../scripts/build/compress.ts';
import { installFolder } from '../install-folder.ts';
import type { Peer } from './page.ts';

const folder = import.meta.dirname;

/** Folders of the packages with the files that browsers load from a CDN, and the entry file that loads the rest. */
const builds: Record<Peer, { name: string; dist: string; entry: string }> = {
  shoelace: { name: '@shoelace-style/shoelace', dist: 'cdn', entry: 'shoelace-autoloader.js' },
  webawesome: { name: '@awesome.me/webawesome', dist: 'dist-cdn', entry: 'webawesome.loader.js' },
};

/** Installs missing peers. @returns the folders of those that are served as they are, compressed like our own build */
export async function installPeers(): Promise<Record<Peer, string>> {
  installFolder(folder);
  return { shoelace: await compressed(builds.shoelace), webawesome: await compressed(builds.webawesome) };
}

type Build = (typeof builds)[Peer];

async function compressed(build: Build): Promise<string> {
  const dist = join(folder, 'node_modules', build.name, build.dist);
  if (!existsSync(join(dist, `${build.entry}.br`))) await compress(dist);
  return dist;
}
