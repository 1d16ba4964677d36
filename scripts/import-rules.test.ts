import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const areas = ['src', 'elements', 'demo', 'demo/api'];

const allowed: [path: string, source: string][] = [
  ['src/ui/alert.tsx', "import '../session/use-session.ts'; import { createPortal } from 'react-dom';"],
  ['src/api/call.ts', "import { config } from '../config/config.ts'; import '../errors/list.ts';"],
  ['src/element/define.ts', "import type { ErrorEntry } from '../errors/errors.types.ts';"],
  ['src/storage/registry.ts', "import type { ApErrors } from '../errors/errors.types.ts';"],
  ['src/element/read-value.ts', "import { safeUrl } from '../content/safe-url.ts';"],
  ['src/storage/safe.ts', "import '../page/read-unknown.ts';"],
  ['src/storage/store.ts', "export { createStore } from 'zustand/vanilla';"],
  ['src/ap.ts', "import './loader/loader.ts'; import './session/store.ts';"],
  ['elements/poll/poll.tsx', "import 'react'; import '../../src/ui/button.tsx'; import './poll.css';"],
  ['elements/profile/user/user.tsx', "import '../profile.texts.ts'; import '../../../src/ui/button.tsx';"],
  ['elements/poll/poll.states.ts', "import type { State } from '../../src/server/state.types.ts';"],
  ['elements/map/map.states.ts', "import { playerTag } from '../player/player.server.ts';"],
  ['demo/showroom/seed.ts', "import { polls } from '../../elements/poll/poll.states.ts';"],
  ['demo/providers/inbox/plugin.ts', "import './page.ts'; import '../../cms/templates/page.ts';"],
  ['demo/api/polls/plugin.ts', "import type { A } from '../../../src/api/poll.types.ts'; import 'fastify';"],
  ['demo/api/users/allowed.ts', "import '../login/login-limits.ts'; import '../../config.ts';"],
  ['src/server/tag.ts', "import { safeUrl } from '../content/safe-url.ts'; import './html.ts';"],
  ['demo/cms/poll.ts', "import '../../elements/poll/poll.server.ts'; import '../../src/server/html.ts';"],
  ['demo/config.ts', "import './config/recaptcha.ts';"],
  ['src/forms/rules/zip.ts', "import { string } from 'yup'; import '../../i18n/dates.ts';"],
  [
    'src/forms/fields/field.tsx',
    "import '../form/form-context.ts'; import { Icon } from '../../ui/icon.tsx';",
  ],
];

const forbidden: [path: string, source: string][] = [
  ['src/ui/form.tsx', "import { Form } from '../forms/form.tsx';"],
  ['src/forms/rules/page.ts', "import { config } from '../../config/config.ts';"],
  ['src/forms/form/summary.tsx', "import { TextField } from '../fields/text-field.tsx';"],
  ['src/forms/fields/rule.ts', "import { string } from 'yup';"],
  ['src/session/dialog.ts', "export * from '../ui/dialog.tsx';"],
  ['src/errors/late.ts', "await import('../config/config.ts');"],
  ['src/page/errors.ts', "import '../storage/registry.ts';"],
  ['src/storage/errors.ts', "import '../errors/list.ts';"],
  ['src/ui/widget.tsx', "import { contract } from '../../elements/poll/poll.element.ts';"],
  ['src/novelty/a.ts', "import '../errors/list.ts';"],
  ['src/session/create-session.ts', "import { createStore } from 'zustand/vanilla';"],
  ['src/ui/date.ts', "import dayjs from 'dayjs';"],
  ['src/ui/node.ts', "import { join } from 'node:path';"],
  ['src/server/page.ts', "import { createElement } from 'react';"],
  ['src/server/user.ts', "import { session } from '../session/session.ts';"],
  ['elements/poll/other.tsx', "import '../share-bar/share-bar.tsx';"],
  ['elements/profile/user/other.tsx', "import '../../poll/poll.tsx';"],
  ['elements/poll/demo.tsx', "import '../../demo/server.ts';"],
  ['elements/poll/library.ts', "import { ofetch } from 'ofetch';"],
  ['elements/map/other.states.ts', "import { polls } from '../../demo/showroom/seed.ts';"],
  ['demo/cms/seed.ts', "import { polls } from '../../elements/poll/poll.states.ts';"],
  ['demo/providers/inbox/a.ts', "import { eicar } from '../scanner/scan-server.ts';"],
  ['demo/providers/inbox/b.ts', "import { showroom } from '../../showroom/plugin.ts';"],
  ['demo/cms/mails.ts', "import { inbox } from '../providers/inbox/plugin.ts';"],
  ['demo/api/mail/a.ts', "import { inbox } from '../../providers/inbox/plugin.ts';"],
  ['demo/api/session/a.ts', "import { readProfile } from '../users/read-profile.ts';"],
  ['demo/api/login/a.ts', "import '../social/social-user.ts';"],
  ['demo/api/http/a.ts', "import type { DemoContext } from '../context.ts';"],
  ['demo/api/novelty/a.ts', "import '../http/api-error.ts';"],
  ['demo/api/live/a.ts', "import '../../cms/content/sites.ts';"],
  ['demo/novelty/a.ts', "import '../api/plugin.ts';"],
  ['demo/cms/article.ts', "import { Poll } from '../../elements/poll/poll.tsx';"],
];

let project = '';
let refused: string[] = [];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'ap-imports-'));
  const write = (path: string, source: string) => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), source);
  };
  for (const [path, source] of [...allowed, ...forbidden]) write(path, source);
  for (const area of areas) copyFileSync(join(root, area, 'biome.json'), join(project, area, 'biome.json'));
  write('biome.json', '{}');
  refused = refusedIn(project, 'style/noRestrictedImports');
});

/** Returns the files of a folder that the rule rejects. */
function refusedIn(folder: string, rule: string): string[] {
  const biome = join(root, 'node_modules/.bin/biome');
  const options = ['lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(biome, options, { cwd: folder, encoding: 'utf8' });
  const report: { diagnostics: { location: { path: string } }[] } = JSON.parse(stdout);
  return report.diagnostics.map(({ location }) => location.path);
}

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('Biome refuses cycles of imports: of values, of types and of parts', () => {
  const cycles = {
    'value-a.ts': "import { b } from './value-b.ts'; export const a = b;",
    'value-b.ts': "export { a as b } from './value-a.ts';",
    'type-a.ts': "import type { B } from './type-b.ts'; export type A = B;",
    'type-b.ts': "import type { A } from './type-a.ts'; export type B = A;",
    'part-a.ts': "export const load = () => import('./b.part.ts');",
    'b.part.ts': "import { load } from './part-a.ts'; export default load;",
  };
  const files = Object.keys(cycles);
  const { linter } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'ap-cycles-'));
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ linter }));
    for (const [path, source] of Object.entries(cycles)) writeFileSync(join(folder, path), source);
    expect(refusedIn(folder, 'suspicious/noImportCycles').sort()).toEqual(files.sort());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.each(allowed)('Biome lets %s say %s', (path) => {
  expect(refused).not.toContain(path);
});

test.each(forbidden)('Biome refuses that %s says %s', (path) => {
  expect(refused).toContain(path);
});
