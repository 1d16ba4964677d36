import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../scripts/derive/contracts.ts';

const dist = join(projectRoot, 'docs/site/dist');
const pages = new Map<string, string>();

beforeAll(() => {
  const { VITEST: _, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, ['docs/site/build.ts'], {
    cwd: projectRoot,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  for (const file of globSync('**/*.html', { cwd: dist }).map((path) => path.replaceAll('\\', '/')))
    pages.set(`/documentacio/${file.replace(/index\.html$/, '')}`, readFileSync(join(dist, file), 'utf8'));
}, 300_000);

/** Decodes the entities that the generator writes in addresses. */
const decoded = (text: string) => decodeURI(text.replaceAll('&amp;', '&').replaceAll('&#38;', '&'));

test('every link of the built site leads to a file, and to an element that the page has', () => {
  const files = new Set(globSync('**/*.*', { cwd: dist }).map((file) => `/documentacio/${file}`));
  const lost = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/<(?:a|iframe|img|link|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g)]
      .map(([, target = '']) => decoded(target))
      .filter((target) => !/^(https?:|mailto:|data:|\/aparador\/)/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const goal = pages.get(path === '' ? page : path);
        if (goal === undefined) return !files.has(path);
        return anchor !== undefined && anchor !== '_top' && !goal.includes(`id="${anchor}"`);
      })
      .map((target) => `${page}: ${target}`),
  );
  expect(pages.size).toBeGreaterThan(100);
  expect(lost).toEqual([]);
});

test('the built site requests nothing from others', () => {
  const requests = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/<(?:script|link|img|iframe|source)\b[^>]*\s(?:src|href)="(https?:[^"]+)"/g)].map(
      ([, address]) => `${page}: ${address}`,
    ),
  );
  expect(requests).toEqual([]);
});
