import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './shared.ts';
import { collectBundledPackages, type Taken, thirdParty } from './third-party.ts';

const published = readFileSync(join(root, 'dist/THIRD-PARTY.txt'), 'utf8');

test('dist/ names every package that the browser’s code imports, and those of its icons', () => {
  const files = globSync('{src,elements}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|server|states)\.tsx?$|\.d\.ts$|print-html/.test(file),
  );
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^(?:import|export) (?!type ).*from '([^.'][^']*)';$/gm,
      ),
    ].map(([, name = '']) => name),
  );
  const names = imported
    .filter((name) => !/^virtual:|-original$/.test(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  const missing = new Set([...names, 'simple-icons', 'lucide-static', 'es-atlas', 'react-dom', 'react']);
  for (const name of missing) if (new RegExp(`^ {2}${name} \\d`, 'm').test(published)) missing.delete(name);
  expect(names.length).toBeGreaterThan(20);
  expect([...missing]).toEqual([]);
});

test('lists each package of dist/ with its installed version and a permissive licence text', () => {
  const listed = [...published.matchAll(/^ {2}(\S+) (\S+) {2}(.+)$/gm)];
  for (const [, name = '', version, license = ''] of listed) {
    const about = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    expect([name, version]).toEqual([name, about.version]);
    expect(license).toMatch(/^(MIT|ISC|BSD-[23]-Clause|Apache-2\.0|CC0-1\.0|\(MPL-2\.0 OR Apache-2\.0\))$/);
    const text = published.split(`\n${name} ${version} (${license})\n`)[1]?.split(/={80}\n/)[1];
    expect(text, name).toMatch(/permission|redistribution|apache license|no copyright/i);
  }
  expect(listed.length).toBeGreaterThan(15);
});

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'ap-third-'));
});
afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

async function takenOf(entry: string): Promise<Taken> {
  const taken: Taken = new Set();
  write('entry.js', entry);
  await build({
    root: project,
    configFile: false,
    logLevel: 'silent',
    plugins: [collectBundledPackages(project, taken)],
    build: { write: false, rolldownOptions: { input: join(project, 'entry.js') } },
  });
  return taken;
}

function addPackage(path: string, about: object, text: string, licence?: string) {
  write(`${path}/package.json`, JSON.stringify({ version: '1.0.0', main: 'index.js', ...about }));
  write(`${path}/index.js`, text);
  if (licence) write(`${path}/LICENSE`, licence);
}

test('lists packages with bundled code or style sheets, and no others', async () => {
  const mit = { license: 'MIT' };
  addPackage('node_modules/outer', { name: 'outer', ...mit }, `export * from 'inner';`, 'By Outer.');
  addPackage(
    'node_modules/outer/node_modules/inner',
    { name: 'inner', ...mit },
    'export const a = () => document.title;',
    'By Inner.',
  );
  addPackage('node_modules/unused', { name: 'unused', ...mit }, 'export const b = 2;', 'By nobody.');
  addPackage('node_modules/sheet', { name: 'sheet', ...mit }, '', 'By Sheet.');
  write('node_modules/sheet/sheet.css', 'p { margin: 0 }');
  const taken = await takenOf(`import { a } from 'outer'; import 'sheet/sheet.css'; console.log(a());`);
  const text = thirdParty(taken);
  expect([...text.matchAll(/^ {2}(\w+) 1\.0\.0 {2}MIT$/gm)].map(([, name]) => name)).toContain('inner');
  expect(text).toContain('By Inner.');
  expect(text).toContain('By Sheet.');
  expect(text).not.toContain('By nobody.');
});

test('a package without a licence, or without the text of one that is not MIT, stops the build', () => {
  addPackage('node_modules/secret', { name: 'secret' }, '');
  expect(() => thirdParty(new Set([join(project, 'node_modules/secret')]))).toThrow(/secret says no licence/);
  addPackage('node_modules/short', { name: 'short', license: 'Apache-2.0' }, '');
  expect(() => thirdParty(new Set([join(project, 'node_modules/short')]))).toThrow(/short brings no text/);
});
