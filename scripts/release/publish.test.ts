import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let home: string;
let site: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ap-publish-'));
  site = join(home, 'site');
  cpSync('bin/ap-widgets.js', join(home, 'bin/ap-widgets.js'));
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
});
afterEach(() => rmSync(home, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}

function build(version: string, ...chunks: string[]) {
  rmSync(join(home, 'dist'), { recursive: true, force: true });
  write('dist/ap-manifest.json', JSON.stringify({ version, chunks }));
  write('dist/ap.js', `// ${version}`);
  write('dist/types/ap.d.ts', '');
  for (const chunk of chunks) write(`dist/chunks/${chunk}`, chunk);
  const files = ['ap.js', ...chunks.map((chunk) => `chunks/${chunk}`)];
  const integrities = files.map((file) => [file, integrityOf(readFileSync(join(home, 'dist', file)))]);
  write('dist/ap-integrity.json', JSON.stringify(Object.fromEntries(integrities)));
}
const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

function publish(...words: string[]) {
  const command = [join(home, 'bin/ap-widgets.js'), 'publish', site, ...words];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
const pinnedFiles = ['ap-integrity.json', 'ap-manifest.json', 'ap.js', 'chunks', 'types'];
const chunks = () => readdirSync(join(site, 'chunks')).sort();

test('the chunks of the earlier releases stay beside the new ones, and go when they are too many', () => {
  build('1.0.0', 'core-1.js', 'poll-1.js');
  publish();
  build('1.1.0', 'core-2.js', 'poll-1.js');
  expect(publish('--keep', '1').said).toBe(`1.1.0 is in ${site}, with the chunks of 1.0.0\n`);
  expect(chunks()).toEqual(['core-1.js', 'core-2.js', 'poll-1.js']);
  expect(readFileSync(join(site, 'ap.js'), 'utf8')).toBe('// 1.1.0');
  build('1.2.0', 'core-3.js', 'poll-1.js');
  publish('--keep', '1');
  expect(chunks()).toEqual(['core-2.js', 'core-3.js', 'poll-1.js']);
});

test('keeps one copy of a release published twice, and leaves files of others alone', () => {
  build('1.0.0', 'core-1.js');
  publish();
  write('site/chunks/own.js', 'mine');
  publish('--keep', '0');
  build('1.1.0', 'core-2.js');
  publish('--keep', '0');
  expect(chunks()).toEqual(['core-2.js', 'own.js']);
  expect(JSON.parse(readFileSync(join(site, 'releases.json'), 'utf8'))).toEqual([
    { version: '1.1.0', published: expect.any(String), chunks: ['core-2.js'] },
  ]);
});

test('a folder that was copied by hand keeps its chunks too', () => {
  build('1.0.0', 'core-1.js');
  cpSync(join(home, 'dist'), site, { recursive: true });
  build('1.1.0', 'core-2.js');
  publish();
  expect(chunks()).toEqual(['core-1.js', 'core-2.js']);
});

test('a pinned version has all its files and never changes', () => {
  build('1.0.0', 'core-1.js');
  publish('--pin');
  expect(readdirSync(join(site, '1.0.0')).sort()).toEqual(pinnedFiles);
  build('1.0.0', 'core-other.js');
  expect(publish('--pin')).toMatchObject({ status: 1, said: expect.stringContaining('another build') });
});

test('a pinned version stays with its chunks, however many releases come after it', () => {
  build('1.0.0', 'core-1.js');
  publish('--pin');
  for (const minor of [1, 2, 3, 4]) {
    build(`1.${minor}.0`, `core-1-${minor}.js`);
    publish('--keep', '1');
  }
  expect(readdirSync(join(site, '1.0.0')).sort()).toEqual(pinnedFiles);
  expect(readdirSync(join(site, '1.0.0/chunks'))).toEqual(['core-1.js']);
  expect(chunks()).toEqual(['core-1-3.js', 'core-1-4.js']);
});

test('a pinned version goes when that is asked for, and nothing else does', () => {
  build('1.0.0', 'core-1.js');
  publish('--pin');
  build('1.1.0', 'core-2.js');
  publish('--pin', '--unpin', '1.0.0');
  expect(readdirSync(site)).toEqual(expect.arrayContaining(['1.1.0', 'ap.js', 'chunks', 'types']));
  expect(readdirSync(site)).not.toContain('1.0.0');
  write('ap-manifest.json', '{"version":".."}');
  for (const version of ['1.0.0', 'chunks', '..', '../site/1.1.0'])
    expect(publish('--unpin', version)).toEqual({
      status: 1,
      said: `${site} has no pinned version ${version}\n`,
    });
  expect(readdirSync(site)).toEqual(expect.arrayContaining(['1.1.0', 'chunks']));
});

const pinnedFile = (name: string) => readFileSync(join(site, '1.0.0', name), 'utf8');

test('an interrupted pin leaves no folder of the version, and the next one is whole', () => {
  build('1.0.0', 'core-1.js');
  write('dist/types/large.d.ts', 'large '.repeat(1000));
  // files of more than a kilobyte cannot be written
  const command = `ulimit -f 1; exec '${process.execPath}' bin/ap-widgets.js publish site --pin`;
  const { status } = spawnSync('sh', ['-c', command], { cwd: home, stdio: 'ignore' });
  expect([status === 0, existsSync(join(site, '1.0.0'))]).toEqual([false, false]);
  expect(publish('--pin').status).toBe(0);
  expect(pinnedFile('types/large.d.ts')).toHaveLength(6000);
  expect(readdirSync(site)).not.toContain('1.0.0.new');
});

test.each(['chunks/core-1.js', 'ap-manifest.json', 'types/ap.d.ts'])(
  'a pinned version without %s is completed, and says so',
  (name) => {
    build('1.0.0', 'core-1.js');
    publish('--pin');
    rmSync(join(site, '1.0.0', name));
    writeFileSync(join(site, '1.0.0/ap.js'), '// half');
    expect(publish('--pin').said).toContain('1.0.0 was incomplete: 2 files are written anew');
    expect([pinnedFile('ap.js'), pinnedFile(name)]).toEqual([
      '// 1.0.0',
      readFileSync(join(home, 'dist', name), 'utf8'),
    ]);
  },
);

test('a release that is damaged is not published', () => {
  build('1.0.0', 'core-1.js');
  for (const damage of [() => write('dist/ap.js', '// half'), () => rmSync(join(home, 'dist/ap.js'))]) {
    damage();
    expect(publish('--pin')).toMatchObject({
      status: 1,
      said: expect.stringContaining('ap.js is missing or damaged: install the package again'),
    });
  }
  expect(existsSync(site)).toBe(false);
});

test('a chunk of the site that is damaged is written anew', () => {
  build('1.0.0', 'core-1.js');
  publish();
  write('site/chunks/core-1.js', 'half');
  publish();
  expect(readFileSync(join(site, 'chunks/core-1.js'), 'utf8')).toBe('core-1.js');
});

test('a pinned version without a manifest can be removed', () => {
  build('1.0.0', 'core-1.js');
  write('site/0.9.0/ap.js', '');
  write('site/0.9.0.new/ap.js', '');
  expect(publish('--unpin', '0.9.0').status).toBe(0);
  expect(readdirSync(site).filter((name) => name.startsWith('0.9'))).toEqual([]);
});

test.each([[[]], [['--keep', 'many']], [['here', 'there']]])(
  'says how it is used when it is asked for %j',
  (words) => {
    build('1.0.0', 'core-1.js');
    const command = [join(home, 'bin/ap-widgets.js'), ...(words.length ? ['publish', ...words] : [])];
    const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    expect([status, stderr.split('\n')[0]]).toEqual([
      1,
      'ap-widgets publish <folder> [--keep 3] [--pin] [--unpin <version>]',
    ]);
  },
);

test('prints its usage on request, and after an unknown argument', () => {
  build('1.0.0', 'core-1.js');
  expect(publish('--help')).toEqual({
    status: 0,
    said: expect.stringMatching(/^ap-widgets publish <folder>/),
  });
  expect(publish('--pinn')).toEqual({
    status: 1,
    said: expect.stringMatching(/--pinn.*ap-widgets publish/s),
  });
});
