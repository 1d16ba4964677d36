import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

/** Temporary project, with an npm that only records its arguments. */
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'ap-setup-'));
  cpSync('scripts/setup.mjs', join(project, 'scripts/setup.mjs'));
  cpSync('scripts/find-browser.mjs', join(project, 'scripts/find-browser.mjs'));
  write('package-lock.json', lock({ vite: '8.0.0' }));
  npmDoes('exit 0');
});
afterEach(() => rmSync(project, { recursive: true }));

function write(path: string, content: string, mode = 0o644) {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content, { mode });
}

const lock = (versions: Record<string, string>, optional: string[] = []) =>
  JSON.stringify({
    packages: {
      '': { name: 'project' },
      ...Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [
          `node_modules/${name}`,
          { version, ...(optional.includes(name) ? { optional: true } : {}) },
        ]),
      ),
    },
  });

function npmDoes(script: string) {
  write('bin/npm', `#!/bin/sh\necho "$1 $2 PATH=$PATH" >> ${project}/npm.log\n${script}\n`, 0o755);
}

function installed(versions: Record<string, string>) {
  write('node_modules/.package-lock.json', lock(versions));
  for (const name of Object.keys(versions)) write(`node_modules/${name}/package.json`, '{}');
}

function setup() {
  const path = [join(project, 'node_modules/.bin'), join(project, 'bin'), '/usr/bin', '/bin'].join(delimiter);
  const run = spawnSync(process.execPath, ['scripts/setup.mjs'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: path },
  });
  const log = join(project, 'npm.log');
  const calls = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
  return { status: run.status, said: run.stdout + run.stderr, calls };
}

describe('setup', () => {
  test('installs when nothing is installed', () => {
    const { status, said, calls } = setup();
    expect(status).toBe(0);
    expect(said).toContain('Installing the dependencies');
    expect(calls).toEqual([expect.stringMatching(/^ci /)]);
  });

  test('does nothing when the installation matches the lock file', () => {
    installed({ vite: '8.0.0' });
    expect(setup()).toEqual({ status: 0, said: '', calls: [] });
  });

  test.each([
    ['has another version', { vite: '8.0.1' }],
    ['has one package more', { vite: '8.0.0', knip: '6.0.0' }],
  ])('installs again when the lock file %s', (_, versions) => {
    installed({ vite: '8.0.0' });
    write('package-lock.json', lock(versions));
    expect(setup().calls).toHaveLength(1);
  });

  test('installs again when a package was deleted by hand', () => {
    installed({ vite: '8.0.0' });
    rmSync(join(project, 'node_modules/vite'), { recursive: true });
    expect(setup().calls).toHaveLength(1);
  });

  test('ignores workspaces of the project', () => {
    installed({ vite: '8.0.0' });
    const { packages } = JSON.parse(lock({ vite: '8.0.0' }));
    const own = { 'node_modules/own-node': { link: true }, 'scripts/own-node': { version: '0.0.0' } };
    write('package-lock.json', JSON.stringify({ packages: { ...packages, ...own } }));
    expect(setup().calls).toEqual([]);
  });

  test('ignores missing optional packages, which may be for another platform', () => {
    installed({ vite: '8.0.0' });
    write('package-lock.json', lock({ vite: '8.0.0', 'vite-win': '8.0.0' }, ['vite-win']));
    expect(setup().calls).toEqual([]);
  });

  test('does not run npm on the Node that npm is about to replace', () => {
    expect(setup().calls[0]).not.toContain('node_modules/.bin');
  });

  test.each([
    [
      'the registry cannot be reached',
      'echo "npm error code ENOTFOUND" >&2; exit 1',
      'Connect to the network',
    ],
    ['npm fails otherwise', 'echo "npm error disk full" >&2; exit 1', 'npm says why above'],
  ])('shows the remedy when %s', (_, script, message) => {
    npmDoes(script);
    const { status, said } = setup();
    expect(status).toBe(1);
    expect(said).toContain('npm error');
    expect(said).toContain(message);
  });

  test('leaves a Node of another platform aside', () => {
    installed({ vite: '8.0.0' });
    write('node_modules/.bin/node', '#!/bin/sh\nexit 127\n', 0o755);
    expect(setup().status).toBe(0);
    expect(existsSync(join(project, 'node_modules/.bin/node'))).toBe(false);
  });

  test('asks for a newer Node where there is none of its own', () => {
    installed({ vite: '8.0.0' });
    const source = readFileSync(join(project, 'scripts/setup.mjs'), 'utf8');
    write('scripts/setup.mjs', source.replace(/oldestNode = '[^']+'/, "oldestNode = '99.0.0'"));
    const { status, said } = setup();
    expect(status).toBe(1);
    expect(said).toContain('Node.js 99.0.0 or newer');
  });
});

describe('the browser of the tests', () => {
  const find = (env: Record<string, string> = {}) =>
    spawnSync(
      process.execPath,
      ['-e', "import('./scripts/find-browser.mjs').then((m) => console.log(m.findBrowser()))"],
      { cwd: project, encoding: 'utf8', env: { PATH: '/usr/bin:/bin', ...env } },
    ).stdout.trim();

  test('is the one that was asked for, and no other', () => {
    write('mine', '');
    expect(find({ CHROMIUM_PATH: join(project, 'mine') })).toBe(join(project, 'mine'));
    expect(find({ CHROMIUM_PATH: join(project, 'gone') })).toBe('undefined');
  });

  test('is else the recorded one, while it exists', () => {
    write('recorded', '');
    write('.cache/browser.json', JSON.stringify({ path: join(project, 'recorded') }));
    expect(find()).toBe(join(project, 'recorded'));
    rmSync(join(project, 'recorded'));
    expect(find()).not.toBe(join(project, 'recorded'));
  });

  test.each(['', '{"path": 7}', 'null'])('is looked for anew when the record is %j', (record) => {
    const before = find();
    write('.cache/browser.json', record);
    expect(find()).toBe(before);
  });
});
