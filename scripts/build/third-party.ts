import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Folders of the packages in the build. */
export type Taken = Set<string>;

/** Modules of ours that were made from packages (scripts/once), and the packages they were made from. */
const madeFrom: Readonly<Record<string, readonly string[]>> = {
  'src/places/places.data.ts': ['es-atlas', 'i18n-iso-countries'],
  'elements/weather/sky-icons.data.ts': ['lucide-static'],
};

/** Virtual modules, with the packages whose code or drawings they contain. */
const virtual: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\0virtual:icon\/brand\//, 'simple-icons'],
  [/^\0virtual:icon\/line\//, 'lucide-static'],
  [/^\0?(vite\/|@oxc-project\/|rolldown[/:])/, 'rolldown'],
];

/** Additions to the licence of a package: the owners of its data, and their conditions for publication. */
const remarks: Readonly<Record<string, string>> = {
  'es-atlas':
    'Names of places: boundaries and names of the Instituto Geográfico Nacional, CC BY 4.0 ign.es, made from this package.',
};

/** Adds to `taken` each package with a module in the output, and its imports. */
export function collectBundledPackages(root: string, taken: Taken): Plugin {
  const add = (name: string) => taken.add(join(root, 'node_modules', name));
  return {
    name: 'ap-third-party',
    apply: 'build',
    generateBundle(_options, bundle) {
      const written = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      );
      for (const id of written) {
        const folder = folderOf(id);
        if (folder) taken.add(folder);
        for (const [pattern, name] of virtual) if (pattern.test(id)) add(name);
        for (const [file, names] of Object.entries(madeFrom))
          if (id === join(root, file)) for (const name of names) add(name);
      }
    },
  };
}

/** Returns the folder of the innermost package that contains a module. */
function folderOf(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
}

/** File that lists the bundled packages, for the packaging that follows. */
const kept = (root: string) => join(root, '.cache/third-party.json');

/** Saves the bundled packages until the next build. */
export function saveBundledPackages(root: string, taken: Taken): void {
  writeFileSync(kept(root), JSON.stringify([...taken].map((folder) => relative(root, folder))));
}

/** Reads the bundled packages of the last build. */
export function readBundledPackages(root: string): Taken {
  const folders: string[] = JSON.parse(readFileSync(kept(root), 'utf8'));
  return new Set(folders.map((folder) => join(root, folder)));
}

interface Package {
  name: string;
  version: string;
  license?: string;
  author?: string | { name: string };
}

/**
 * Returns THIRD-PARTY.txt: each bundled package with its version and full licence text, as the licences require.
 * @throws Error when a package does not declare its licence
 */
export function thirdParty(taken: Taken): string {
  const packages = [...taken].map((folder) => ({ folder, ...readPackage(folder) }));
  const sorted = packages.sort((one, other) => one.name.localeCompare(other.name));
  const heading = [
    'What stands beside this file holds code, drawings and data of these packages, under their licences.',
    'The list is made by the build, of what it has taken in.',
    '',
    ...sorted.map(({ name, version, license }) => `  ${name} ${version}  ${license}`),
  ];
  const texts = sorted.map(({ folder, ...about }) => {
    const remark = remarks[about.name];
    const title = `${about.name} ${about.version} (${about.license})`;
    return [rule, title, rule, '', ...(remark ? [remark, ''] : []), licenceText(folder, about)].join('\n');
  });
  return `${[heading.join('\n'), ...texts].join('\n\n')}\n`;
}

const rule = '='.repeat(80);

function readPackage(folder: string): Package {
  const about: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (!about.license) throw new Error(`${about.name} says no licence: nothing of it may be published`);
  return about;
}

function licenceText(folder: string, about: Package): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file));
  if (files.length === 0) return mit(about);
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

/** Returns the MIT text for three packages that name the licence without including it: it is our licence too. */
function mit({ name, license, author }: Package): string {
  if (license !== 'MIT') throw new Error(`${name} brings no text of its licence, ${license}`);
  const holder = typeof author === 'object' ? author.name : (author ?? `the authors of ${name}`);
  const ours = readFileSync(join(import.meta.dirname, '../../LICENSE'), 'utf8');
  return `Copyright (c) ${holder}\n\n${ours.slice(ours.indexOf('Permission')).trim()}`;
}
