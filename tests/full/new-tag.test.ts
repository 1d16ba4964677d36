import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../support/copy-project.ts';

const tag = 'ap-sample';
let copy: string;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs a script of the package as a newcomer would. */
function run(script: string, ...words: string[]) {
  const { VITEST: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', script, '--', ...words], {
    cwd: copy,
    env: { ...env, TAG: tag },
    encoding: 'utf8',
  });
  expect({ script, status }, stdout + stderr).toEqual({ script, status: 0 });
}

const readBudgets = (): Record<string, number> =>
  JSON.parse(readFileSync(join(copy, 'budgets.json'), 'utf8'));

/** Contents of the project's files, by path. */
function files(): Map<string, string> {
  const paths = globSync('{*.*,{bench,demo,docs,elements,scripts,src,tests}/**/*.*}', { cwd: copy });
  return new Map(
    paths.map((path) => [
      path,
      createHash('sha1')
        .update(readFileSync(join(copy, path)))
        .digest('hex'),
    ]),
  );
}

test('a tag of npm run new passes its tests and those of all tags, and changes nobody else’s file by hand', {
  timeout: 400_000,
}, () => {
  const before = files();
  const budgets = readBudgets();
  run('new', tag, '--title', 'Una mostra');
  // step 7 of CONTRIBUTING.md
  const changelog = join(copy, 'CHANGELOG.md');
  const entry =
    '- `<ap-sample words>` says how long reading takes; `ap-widgets/server/sample` is its template.';
  const [first = '', rest = ''] = readFileSync(changelog, 'utf8').split('## [Unreleased]\n', 2);
  writeFileSync(changelog, `${first}## [Unreleased]\n\n### Added\n\n${entry}\n${rest}`);
  run('pictures', tag);
  run('docs'); // builds, within the budgets
  run('lint');
  run('dead');
  run(
    'test:unit',
    'elements/sample',
    'demo/showroom',
    'tests/derived',
    'tests/requirements',
    'scripts/build',
  );
  run('test:contract');
  run('test:e2e', '-g', tag);

  const changed = [...files()].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
  const { [tag]: own, ...others } = readBudgets();
  expect(own).toBeGreaterThan(0);
  const withRoom = Object.entries(budgets).map(([name, limit]) => [
    name,
    name === 'ap.js' || name.endsWith(' page') ? limit + 50 : limit,
  ]);
  expect(others).toEqual(Object.fromEntries(withRoom));
  expect(changed.filter((path) => !path.startsWith('elements/sample/')).sort()).toEqual([
    'CHANGELOG.md',
    'README.md',
    'budgets.json',
    'docs/budgets.md',
    'docs/elements/README.md',
    'docs/elements/ap-sample.md',
    'docs/integrations/ap-tags.json',
    'docs/integrations/wordpress/ap-widgets.php',
    'docs/pictures/ap-sample.llarg.webp',
    'docs/public-interface.md',
  ]);
});

// with these names the compressed files of other tags once grew over their limits
test.each(['ap-countdown', 'ap-donate', 'ap-fallas', 'ap-faq'])(
  'the name %s makes no file of another tag too large',
  (name) => {
    const budgets = readFileSync(join(copy, 'budgets.json'));
    run('new', name, '--title', 'Una mostra');
    run('build');
    rmSync(join(copy, 'elements', name.slice(3)), { recursive: true });
    writeFileSync(join(copy, 'budgets.json'), budgets);
  },
  120_000,
);
