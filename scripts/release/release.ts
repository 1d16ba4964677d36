import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Api, type Change, changesOf, unannounced } from './api.ts';
import { type Changelog, readChangelog, stepOf, withRelease } from './changelog.ts';
import { largest, numbersOf, versionProblem } from './versions.ts';

export interface ReleaseOptions {
  /** The project: the folder of package.json. */
  root: string;
  version: string;
  /** Day of the release, YYYY-MM-DD. */
  date: string;
  /** True to write nothing except the output of the build. */
  isDry: boolean;
}

/** Error of a release that is not ready: `problems` lists the reasons, a line each. */
export class NotReady extends Error {
  problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Names and versions of the released package, as in package.json. */
interface Library {
  name: string;
  version: string;
}

/**
 * Checks that everything is ready, bumps the version, packs, commits and tags. A failure leaves the tree as it was.
 *
 * @returns path of the packed file, from the root; undefined in a dry run
 * @throws NotReady with all problems
 */
export function release(options: ReleaseOptions): string | undefined {
  const { root, version, date, isDry } = options;
  numbersOf(version);
  const library: Library = readJson(join(root, 'package.json'));
  const changelog = readChangelog(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'));
  refuse(problemsOfTree(options, library, changelog));

  console.log('Build, within the budgets');
  run(root, 'npm', 'run', '--silent', 'build');
  const api: Api = readJson(join(root, 'dist/public-interface.json'));
  const before = join(root, 'released-api.json');
  if (changelog.last && !existsSync(before))
    refuse([`released-api.json of ${changelog.last.version} is missing`]);
  const released: Api = changelog.last ? readJson(before) : {};
  const changes = changesOf(released, api);
  refuse(problemsOfVersion(version, library, changelog, changes));
  passCheck(root, isDry);

  for (const change of changes) console.log(`  ${lineOf(change)}`);
  const from = changelog.last?.version ?? 'The first release';
  console.log(`${from} → ${version}, ${date}, entries of the changelog: ${changelog.entries.length}`);
  return isDry ? undefined : write(options, library, api);
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new NotReady(problems);
}

function problemsOfTree(options: ReleaseOptions, library: Library, { last, problems }: Changelog): string[] {
  const { root, version, date } = options;
  const found = problems.map((problem) => `CHANGELOG.md: ${problem}`);
  if (run(root, 'git', 'status', '--porcelain')) found.push('there are changes that are not committed');
  if (run(root, 'git', 'tag', '--list', `v${version}`)) found.push(`the tag v${version} exists`);
  if (last && last.version !== library.version)
    found.push(`package.json says ${library.version}, and CHANGELOG.md ${last.version}`);
  if (last && last.date > date)
    found.push(`CHANGELOG.md: ${last.version} is of ${last.date}, later than today`);
  return found;
}

function problemsOfVersion(
  version: string,
  library: Library,
  changelog: Changelog,
  changes: readonly Change[],
): string[] {
  const { last, entries } = changelog;
  const silent = unannounced(changes, entries).map(
    (change) => `${lineOf(change)}, and no entry of Changed or Removed names it`,
  );
  const needed = largest(stepOf(changelog), ...changes.map(({ step }) => step));
  const wrong = versionProblem(version, last?.version ?? library.version, needed);
  // the first release may keep the project's current version
  const isFirst = !last && version === library.version;
  return wrong && !isFirst ? [...silent, wrong] : silent;
}

const lineOf = ({ group, part, what }: Change): string => {
  const name = group.startsWith('ap-') && !group.includes('/') ? `<${group}>` : group;
  return `${name}${part ? `, ${part}` : ''}: ${what}`;
};

/** Runs the whole check, unless scripts/test.mjs recorded that it passed on this commit. */
function passCheck(root: string, isDry: boolean): void {
  const checked = join(root, '.cache/checked');
  const passed = existsSync(checked) ? readFileSync(checked, 'utf8').trim() : '';
  if (passed === run(root, 'git', 'rev-parse', 'HEAD'))
    console.log('Check: has passed before, on this commit');
  else if (isDry) console.log('Check: has not passed on this commit yet; the release would run npm test');
  else {
    console.log('Check (npm test)');
    run(root, 'npm', 'test');
  }
}

/** Guides and examples that name the current version. */
export const versionedFiles: readonly string[] = [
  'docs/integrating.md',
  'docs/integrations/README.md',
  'docs/integrations/wordpress.md',
  'docs/integrations/wordpress/ap-widgets.php',
];

/** Replaces the former version in the guides. */
function renameVersion(root: string, before: string, version: string): void {
  const name = new RegExp(`(?<![\\d.])${before.replaceAll('.', '\\.')}(?![\\d.])`, 'g');
  for (const file of versionedFiles.map((path) => join(root, path)).filter((path) => existsSync(path)))
    writeFileSync(file, readFileSync(file, 'utf8').replace(name, version));
}

/** Writes the release, commits and tags it; undoes everything after a failure. */
function write(
  { root, version, date }: ReleaseOptions,
  { name, version: before }: Library,
  api: Api,
): string {
  const head = run(root, 'git', 'rev-parse', 'HEAD');
  const changelog = join(root, 'CHANGELOG.md');
  const promised = join(root, 'released-api.json');
  const isFirst = !existsSync(promised);
  try {
    writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version, date));
    writeFileSync(promised, `${JSON.stringify(api, null, 2)}\n`);
    renameVersion(root, before, version);
    const only = ['--no-git-tag-version', '--allow-same-version', '--no-workspaces-update'];
    run(root, 'npm', 'version', version, ...only);
    mkdirSync(join(root, 'release'), { recursive: true });
    run(root, 'npm', 'pack', '--pack-destination', 'release');
    run(root, 'git', 'add', '--update');
    run(root, 'git', 'add', 'released-api.json');
    run(root, 'git', 'commit', '--quiet', '--message', `Release ${version}`);
    run(root, 'git', 'tag', '--annotate', `v${version}`, '--message', `Release ${version}`);
  } catch (error) {
    if (isFirst) rmSync(promised, { force: true });
    run(root, 'git', 'reset', '--quiet', '--hard', head);
    throw error;
  }
  return `release/${name}-${version}.tgz`;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a command in a folder, and returns its output. @throws NotReady with that output when it fails */
function run(root: string, command: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new NotReady([`${command} ${words.join(' ')} has failed`, `${stdout}${stderr}`.trim()]);
  return stdout.trim();
}
