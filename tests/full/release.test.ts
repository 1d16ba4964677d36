import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 }); // a release starts npm six times

/** Small library with its own build, check and git repository. */
let project: string;
const today = String(Date.parse('2026-11-24T10:00:00Z') / 1000);

const poll = (parts: object) => ({ 'ap-poll': parts });
const id = { 'attribute poll-id': 'string, required' };
const open = { 'attribute open': 'boolean, false' };

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'ap-release-'));
  write('package.json', {
    name: 'small',
    version: '0.1.0',
    files: ['dist'],
    scripts: { build: 'node build.js', test: 'node -e "process.exit(0)"' },
  });
  write(
    'build.js',
    `const fs = require('fs'); fs.mkdirSync('dist', { recursive: true });
fs.copyFileSync('api.json', 'dist/public-interface.json');`,
  );
  write('package-lock.json', { name: 'small', version: '0.1.0', lockfileVersion: 3, packages: {} });
  write('api.json', poll({ ...id, ...open }));
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- The first tag.\n');
  write('.gitignore', 'dist\nrelease\n.cache\n');
  git('init', '--quiet');
  commit();
});
afterEach(() => rmSync(project, { recursive: true }));

function write(file: string, content: string | object) {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  writeFileSync(join(project, file), text);
}
const read = (file: string) => readFileSync(join(project, file), 'utf8');

function git(...words: string[]): string {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const { status, stdout, stderr } = spawnSync('git', [...who, ...words], { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}
function commit() {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change');
}

function release(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/release.ts'), ...words], {
    cwd: project,
    encoding: 'utf8',
    env: {
      ...process.env,
      SOURCE_DATE_EPOCH: today,
      GIT_AUTHOR_NAME: 'Test',
      GIT_AUTHOR_EMAIL: 'test@example.com',
      GIT_COMMITTER_NAME: 'Test',
      GIT_COMMITTER_EMAIL: 'test@example.com',
    },
  });
  return { status, said: stdout + stderr };
}

function expectReleased(version: string) {
  const { status, said } = release(version);
  expect(status, said).toBe(0);
}

/** Releases 0.1.0, then changes the unreleased entries and the API. */
function afterFirst(entries: string, api: object = poll({ ...id, ...open })) {
  expectReleased('0.1.0');
  write('CHANGELOG.md', read('CHANGELOG.md').replace('## [Unreleased]\n', `## [Unreleased]\n\n${entries}\n`));
  write('api.json', api);
  commit();
}

test('a release names its version in the guides that name the former one', () => {
  mkdirSync(join(project, 'docs'));
  write('docs/integrating.md', '`/dist/0.1.0/` of 10.1.0, "0.1.0"\n');
  commit();
  afterFirst('### Added\n\n- More.');
  expectReleased('0.2.0');
  expect(read('docs/integrating.md')).toBe('`/dist/0.2.0/` of 10.1.0, "0.2.0"\n');
  expect(git('status', '--porcelain')).toBe('');
});

test('a release bumps the version, dates the changelog, keeps what it promises, packs, commits and tags', () => {
  afterFirst('### Added\n\n- More.');
  expectReleased('0.2.0');
  expect(JSON.parse(read('package.json')).version).toBe('0.2.0');
  expect(read('CHANGELOG.md')).toContain(
    '## [Unreleased]\n\n## [0.2.0] - 2026-11-24\n\n### Added\n\n- More.\n\n## [0.1.0]',
  );
  expect(JSON.parse(read('released-api.json'))['ap-poll']).toEqual({
    'attribute poll-id': 'string, required',
    'attribute open': 'boolean, false',
  });
  expect(existsSync(join(project, 'release/small-0.2.0.tgz'))).toBe(true);
  expect(git('tag', '--points-at', 'HEAD')).toBe('v0.2.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('a dry run says what would be released, and writes nothing', () => {
  const before = git('rev-parse', 'HEAD');
  const { status, said } = release('0.1.0', '--dry-run');
  expect(status).toBe(0);
  expect(said).toMatch(/The first release → 0\.1\.0, 2026-11-24, entries of the changelog: 1/);
  expect([git('rev-parse', 'HEAD'), git('tag'), git('status', '--porcelain')]).toEqual([before, '', '']);
  expect(existsSync(join(project, 'release'))).toBe(false);
});

describe('is refused, and leaves the tree as it was', () => {
  const refused = (version: string, reason: RegExp) => {
    const [head, tags] = [git('rev-parse', 'HEAD'), git('tag')];
    const { status, said } = release(version);
    expect(said).toMatch(reason);
    expect([status, git('rev-parse', 'HEAD'), git('tag')]).toEqual([1, head, tags]);
  };

  test('what is not committed', () => {
    write('new.txt', 'x');
    refused('0.1.0', /not committed/);
  });

  test.each([
    ['no version', '0.2', /“0\.2” is no version/],
    ['a version that is not higher', '0.1.0', /0\.1\.0 exists/],
    ['a version that leaves some out', '0.4.0', /0\.4\.0 does not follow 0\.1\.0.*0\.2\.0 or 1\.0\.0/],
    ['a smaller step than its changelog says', '0.1.1', /since which there is a minor change/],
  ])('%s', (_, version, reason) => {
    afterFirst('### Added\n\n- More.');
    refused(version, reason);
  });

  test.each([
    ['without what is new', '', /nothing is new/],
    ['with a kind that nobody knows', '### News\n\n- More.', /“### News” is none of Added/],
  ])('a changelog %s', (_, entries, reason) => {
    afterFirst(entries);
    refused('0.2.0', reason);
  });

  test('a changelog whose last release has no date, or is of another version than the project', () => {
    afterFirst('### Fixed\n\n- A fault.');
    const changelog = read('CHANGELOG.md');
    write('CHANGELOG.md', changelog.replace(' - 2026-11-24', ''));
    commit();
    refused('0.1.1', /“## \[0\.1\.0\]” is not/);
    write('CHANGELOG.md', changelog.replace('[0.1.0]', '[0.0.9]'));
    commit();
    refused('0.1.1', /package\.json says 0\.1\.0, and CHANGELOG\.md 0\.0\.9/);
  });

  test('an attribute that is gone and that the changelog does not name', () => {
    afterFirst('### Changed\n\n- `<ap-poll>` is faster.', poll(id));
    refused('0.2.0', /<ap-poll>, attribute open: is gone, and no entry/);
  });

  test('a build that fails, as over its budget, and a check that fails', () => {
    const library = read('package.json');
    write('package.json', library.replace('node build.js', 'echo over its budget && exit 1'));
    commit();
    refused('0.1.0', /over its budget/);
    write('package.json', library.replace('process.exit(0)', 'process.exit(3)'));
    commit();
    refused('0.1.0', /npm test has failed/);
  });
});

test('a release that cannot be packed leaves the tree as it was', () => {
  write('package.json', read('package.json').replace('"test":', '"prepack": "exit 1",\n    "test":'));
  commit();
  const head = git('rev-parse', 'HEAD');
  expect(release('0.1.0')).toMatchObject({ status: 1, said: expect.stringContaining('npm pack') });
  expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([head, '', '']);
});

test('a break that the changelog names is released, by a minor step before 1.0.0 and a major one after it', () => {
  afterFirst('### Removed\n\n- `open` of `<ap-poll>`.', poll(id));
  expect(release('0.1.1')).toMatchObject({ status: 1 });
  expectReleased('0.2.0');
});

test('a check that has passed on this commit is not run again', () => {
  write('package.json', read('package.json').replace('process.exit(0)', 'process.exit(3)'));
  commit();
  mkdirSync(join(project, '.cache'));
  write('.cache/checked', git('rev-parse', 'HEAD'));
  expectReleased('0.1.0');
});
