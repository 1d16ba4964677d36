import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PollData } from '../../../elements/poll/poll.server.ts';
import { wrapMarkup } from '../../../scripts/derive/wrap-markup.ts';
import { expect, test } from '../../support/demo.ts';
import { type EmptyProject, installInEmptyProject } from '../../support/package/empty-project.ts';
import { type Site, startSite } from '../../support/package/site-before-api.ts';
import { hear, pollOn } from '../../support/pages/poll.ts';
import { watchPage } from '../../support/pages/watch-page.ts';

let home: EmptyProject;
let site: Site;

test.describe.configure({ mode: 'serial', timeout: 300_000 });
test.beforeAll(async ({ demo }) => {
  test.setTimeout(300_000); // builds the library
  home = installInEmptyProject(['react', 'react-dom', '@types/react', '@types/react-dom']);
  site = await startSite([join(home.folder, 'public'), join(home.folder, 'built')], demo.url);
});
test.afterAll(async () => {
  await site?.close();
  home?.remove();
});

const of = (path: string) => readFileSync(join(home.folder, 'node_modules/ap-widgets', path), 'utf8');

type Fixtures = Parameters<Parameters<typeof test>[2]>[0];

/** Opens a page of the project as a new visitor, votes, and expects the vote in the demo's database. */
async function vote({ browser, demo }: Pick<Fixtures, 'browser' | 'demo'>, path: string, id: string) {
  const page = await browser.newPage({ locale: 'ca-ES' });
  const problems = await watchPage(page, site.origin);
  await page.goto(`${site.origin}${path}`);
  const poll = pollOn(page);
  await expect(poll.vote).toBeVisible();
  const votes = await hear(page, 'ap-poll-vote');
  await poll.castVote('Sí & no <b>');
  await expect(poll.percent('Sí & no <b>')).toHaveText('100 %');
  expect(await votes()).toEqual([['ap-poll-vote', { pollId: id, optionId: '1' }]]);
  const kept = await demo.db
    .selectFrom('poll_options')
    .select(['id', 'votes'])
    .where('poll_id', '=', id)
    .orderBy('position')
    .execute();
  expect(kept.map(({ votes: counted }) => Number(counted))).toEqual([1, 0]);
  expect(problems).toEqual([]);
  return page;
}

const question = 'És «a» & <b> igual?';
const options = ['Sí & no <b>', 'No'];

test('the package contains the build, types, docs and licences, and installs no other package', () => {
  const files = globSync('**/*', { cwd: join(home.folder, 'node_modules/ap-widgets') });
  for (const file of [
    'LICENSE',
    'CHANGELOG.md',
    'THIRD-PARTY.txt',
    'dist/THIRD-PARTY.txt',
    'dist/ap.js',
    'dist/ap.all.js',
    'dist/types/ap.d.ts',
    'dist/types/react.d.ts',
    'dist/custom-elements.json',
    'dist/vscode.html-custom-data.json',
    'dist/web-types.json',
    'dist/attributes.schema.json',
    'docs/integrating.md',
    'docs/elements/ap-poll.md',
  ])
    expect(files, file).toContain(file);
  expect(files.filter((file) => /^(src|elements|demo|tests|scripts|bench)(\/|$)/.test(file))).toEqual([]);
  const tags = Object.keys(JSON.parse(of('dist/ap-manifest.json')).tags);
  expect(files.filter((file) => /^server\/(?!html\.)[^/]+\.js$/.test(file)).length).toBeGreaterThanOrEqual(
    tags.length,
  );
  expect(of('THIRD-PARTY.txt')).toMatch(/^ {2}sanitize-html [\d.]+ {2}MIT$/m);
  const installed = JSON.parse(readFileSync(join(home.folder, 'node_modules/.package-lock.json'), 'utf8'));
  expect(Object.keys(installed.packages)).toEqual(['node_modules/ap-widgets']);
});

test('every template of the package writes its sample in plain Node', () => {
  home.write(
    'samples.js',
    `import { globSync, readFileSync } from 'node:fs';
import { html } from 'ap-widgets/server/html';
import { sideBarTag } from 'ap-widgets/server/side-bar';
const folder = 'node_modules/ap-widgets/server/';
const tags = {};
for (const file of globSync('*.js', { cwd: folder })) {
  if (file === 'html.js') continue;
  const { sample, ...rest } = await import('ap-widgets/server/' + file.slice(0, -3));
  const template = Object.entries(rest).find(([name]) => /Tag$/.test(name))?.[1];
  tags[file.slice(0, -3)] = String(template(sample));
}
const bar = sideBarTag({ content: html\`<p>\${'<'}</p>\` });
console.log(JSON.stringify({ tags, bar }));`,
  );
  const { tags: printed, bar } = JSON.parse(home.run(process.execPath, 'samples.js'));
  expect(bar).toBe('<ap-side-bar><p>&lt;</p></ap-side-bar>');
  expect(Object.keys(printed).length).toBeGreaterThan(40);
  for (const [name, tag] of Object.entries<string>(printed))
    expect(wrapMarkup(tag), name).toBe(readFileSync(`elements/${name}/${name}.demo.html`, 'utf8').trim());
});

test('a static page', async ({ browser, demo, freshPoll }) => {
  const { id } = await freshPoll({ question, options });
  home.write(
    'public/static.html',
    `<!doctype html>
<html lang="ca-ES-valencia">
  <head>
    <title>Enquesta</title>
    <link rel="stylesheet" href="/dist/ap-base.css">
    <script type="module" src="/dist/ap.js"></script>
  </head>
  <body>
    <ap-config site="apunt"></ap-config>
    <ap-poll poll-id="${id}" open active><h3 slot="question">Quina?</h3></ap-poll>
  </body>
</html>`,
  );
  await vote({ browser, demo }, '/static.html', id);
});

/** Commands that the machine has, with their templates. */
const languages = [
  ['php', 'poll.php'],
  ['python3', 'poll.py'],
].filter(([command = '']) => spawnSync(command, ['--version']).status === 0);

test('a server template of another language', async ({ browser, demo, freshPoll }) => {
  test.skip(languages.length === 0, 'neither PHP nor Python is on this machine');
  for (const [command = '', file = ''] of languages) {
    const { id, optionIds } = await freshPoll({ question, options });
    const data: PollData = {
      id,
      question,
      options: options.map((title, index) => ({ id: optionIds[index] ?? '', title, votes: 0 })),
      totalVotes: 0,
      active: true,
      open: true,
      hidden: false,
      startDate: null,
      action: `/vot/${id}`,
      now: new Date(),
    };
    const template = join(import.meta.dirname, '../../support/package', file);
    const { stdout, stderr } = spawnSync(command, [template], {
      input: JSON.stringify([JSON.parse(of('dist/ap-manifest.json')), data]),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    home.write(`public/${command}.html`, stdout);
    home.write(
      'reference.js',
      `import { pollTag } from 'ap-widgets/server/poll';
      console.log(String(pollTag({ ...${JSON.stringify(data)}, now: new Date() })));`,
    );
    expect(stdout, 'it writes what our template does').toContain(
      home.run(process.execPath, 'reference.js').trim(),
    );
    await vote({ browser, demo }, `/${command}.html`, id);
  }
});

const project = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'preserve',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
  },
};

test('a page of React 19, checked by TypeScript and bundled by Vite', async ({
  browser,
  demo,
  freshPoll,
}) => {
  const { id } = await freshPoll({ question, options });
  home.write(
    'react/index.html',
    `<!doctype html>
<html lang="ca-ES-valencia">
  <head><title>Enquesta</title><link rel="stylesheet" href="/dist/ap-base.css"></head>
  <body>
    <ap-config site="apunt" dist-url="/dist/"></ap-config>
    <div id="root"></div>
    <script type="module" src="./main.tsx"></script>
  </body>
</html>`,
  );
  home.write(
    'react/main.tsx',
    `import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'ap-widgets';
import 'ap-widgets/react';

function Page() {
  const [voted, setVoted] = useState('');
  return (
    <main>
      <ap-poll poll-id="${id}" open active onap-poll-vote={({ detail }) => setVoted(detail.optionId.toUpperCase())}>
        <h2 slot="question">Quina?</h2>
      </ap-poll>
      <output>{voted}</output>
    </main>
  );
}

const poll: HTMLElementTagNameMap['ap-poll'] = document.createElement('ap-poll');
document.addEventListener('ap-poll-vote', ({ detail }) => detail.optionId satisfies string);
createRoot(document.getElementById('root') ?? poll).render(<Page />);
`,
  );
  home.write('react/tsconfig.json', JSON.stringify({ ...project, files: ['main.tsx'] }));
  expect(home.run('tsc', '--project', 'react')).toBe('');
  home.run(
    'vite',
    'build',
    'react',
    '--base',
    '/react/',
    '--outDir',
    '../built/react',
    '--logLevel',
    'error',
  );
  const page = await vote({ browser, demo }, '/react/', id);
  await expect(page.locator('output')).toHaveText('1');
});

test('TypeScript rejects unknown JSX attributes, values and event fields, and wrong template data', () => {
  home.write(
    'wrong/main.tsx',
    `import type {} from 'ap-widgets/react';
import { pollTag, sample } from 'ap-widgets/server/poll';
export const all = [
  <ap-poll poll-id="1" opened />,
  <ap-share-bar variant="sideways" />,
  <ap-poll poll-id="1" onap-poll-vote={({ detail }) => detail.email} />,
  <ap-poll />,
  <ap-poll poll-id="1" open />,
];
export const right: string = String(pollTag({ ...sample, question: 'Quina?' }));
export const wrong = pollTag({ ...sample, totalVotes: 'many' });
`,
  );
  home.write('wrong/tsconfig.json', JSON.stringify({ ...project, files: ['main.tsx'] }));
  let said = '';
  try {
    home.run('tsc', '--project', 'wrong', '--pretty', 'false');
  } catch (error) {
    said = String(error);
  }
  expect([...said.matchAll(/main\.tsx\((\d+),/g)].map(([, line]) => line)).toEqual([
    '4',
    '5',
    '6',
    '7',
    '11',
  ]);
});
