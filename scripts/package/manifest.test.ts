import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const library = JSON.parse(readFileSync('package.json', 'utf8'));

test('the package declares no runtime, optional or peer dependencies', () => {
  expect(library).not.toHaveProperty('dependencies');
  expect(library).not.toHaveProperty('optionalDependencies');
  expect(library).not.toHaveProperty('peerDependencies');
});

interface Workspace {
  private?: boolean;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const workspaces: string[] = library.workspaces;
const all: Workspace[] = [
  library,
  ...workspaces.map((folder) => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))),
];

test('the other workspaces are never published', () => {
  expect(workspaces).toEqual(expect.arrayContaining(['demo', 'bench']));
  expect(all.slice(1).filter((workspace) => !workspace.private)).toEqual([]);
});

test('packages have one exact version in all workspaces', () => {
  const versions = new Map<string, Set<string>>();
  for (const { dependencies, devDependencies } of all)
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  const loose = [...versions].filter(
    ([, [version = '', ...more]]) => more.length > 0 || !/^\d/.test(version),
  );
  expect(loose).toEqual([]);
});

test('nothing runs when the package is installed', () => {
  const atInstallation = ['preinstall', 'install', 'postinstall', 'prepare'];
  expect(Object.keys(library.scripts).filter((name) => atInstallation.includes(name))).toEqual([]);
});

test('every file that package.json names is written by the build or by npm pack', () => {
  const made = /^\.?\/?(server\/|THIRD-PARTY)/;
  const named = JSON.stringify([
    library.exports,
    library.types,
    library.customElements,
    library['web-types'],
  ]);
  const paths = [...named.matchAll(/"((?:\.\/)?(?:dist|server)\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(8);
  const published = library.files.filter((path: string) => !path.startsWith('!'));
  const missing = [...paths, ...published].filter(
    (path) => !made.test(path) && path !== 'server' && globSync(path).length === 0,
  );
  expect(missing).toEqual([]);
});
