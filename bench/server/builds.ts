import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { compress } from '../../scripts/build/compress.ts';
import { shared } from '../../scripts/build/shared.ts';
import { playerPages, players } from '../peers/players.ts';

export interface Builds {
  /** Folder of a copy or of a build, by the first part of its address. */
  folders: Record<string, string>;
}

/**
 * Copies the compared builds, so that a new build during the run changes nothing. Bundles the floor and the bench's own
 * element in the same way as the library.
 * @param previous folder of another `dist`
 */
export async function makeBuilds(root: string, previous: string | undefined): Promise<Builds> {
  const place = join(root, '.cache', 'bench');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const folder = (name: string) => join(place, name);

  cpSync(join(root, 'dist'), folder('ours'), { recursive: true });
  if (previous) cpSync(resolve(previous), folder('previous'), { recursive: true });
  await bundle(root, folder('floor'), 'floor', import.meta.resolve('../floor/floor.ts'));
  await bundle(root, folder('floor-user'), 'user', import.meta.resolve('../floor/user.ts'));
  await bundle(root, folder('floor-favourite'), 'favourite', import.meta.resolve('../floor/favourite.ts'));
  await bundle(root, folder('user'), 'user', import.meta.resolve('../in-page/user.tsx'));
  await bundlePlayers(folder('players'));

  const names = [
    'ours',
    ...(previous ? ['previous'] : []),
    'floor',
    'floor-user',
    'floor-favourite',
    'user',
    'players',
  ];
  return { folders: Object.fromEntries(names.map((name) => [name, folder(name)])) };
}

/** Bundles each peer's player as a site would: its own script and style, minified, a file each. */
async function bundlePlayers(outDir: string): Promise<void> {
  const peers = join(import.meta.dirname, '..', 'peers');
  for (const name of players) {
    const { script } = playerPages[name];
    if (!script) continue;
    const entry = join(peers, `${name}.js`); // the text below, beside the packages that it imports
    await build({
      root: peers,
      configFile: false,
      logLevel: 'warn',
      plugins: [
        {
          name: 'ap-bench-player',
          resolveId: (id) => (id === entry ? entry : undefined),
          load: (id) => (id === entry ? script : undefined),
        },
      ],
      build: {
        outDir,
        emptyOutDir: false,
        cssCodeSplit: false,
        chunkSizeWarningLimit: 10_000,
        rolldownOptions: {
          input: { [name]: entry },
          output: {
            format: 'es',
            entryFileNames: '[name].js',
            assetFileNames: `${name}[extname]`,
            codeSplitting: false,
          },
        },
      },
    });
  }
  await compress(outDir);
}

/** Bundles one file with the settings of the library's own build. */
async function bundle(root: string, outDir: string, name: string, entry: string): Promise<void> {
  const library = shared('production');
  const config: InlineConfig = {
    ...library,
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...library.build,
      outDir,
      rolldownOptions: {
        ...library.build?.rolldownOptions,
        input: { [name]: fileURLToPath(entry) },
        output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false },
      },
    },
  };
  await build(config);
  await compress(outDir);
}
