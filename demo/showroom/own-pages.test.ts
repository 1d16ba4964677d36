import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownPages } from './own-pages.ts';

let home: string;
let app: FastifyInstance;
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'ap-pages-'));
  const pages = join(home, 'pages');
  mkdirSync(join(pages, 'més'), { recursive: true });
  mkdirSync(join(home, 'pages-private'));
  for (const file of ['pages/a.html', 'pages/més/b.html', 'secret.html', 'pages-private/c.html'])
    writeFileSync(join(home, file), file);
  symlinkSync(join(home, 'secret.html'), join(pages, 'link.html'));
  symlinkSync(home, join(pages, 'home'));
  symlinkSync(join(home, 'pages-private'), join(pages, 'private'));
  symlinkSync(join(pages, 'a.html'), join(pages, 'within.html'));
  // the folder itself may be a link
  symlinkSync(pages, join(home, 'linked'));
  app = Fastify();
  await ownPages(app, join(home, 'linked'));
});
afterAll(async () => {
  await app.close();
  rmSync(home, { recursive: true });
});

test.each(['a.html', 'm%C3%A9s/b.html', 'within.html', ''])('serves /proves/%s', async (path) => {
  expect((await app.inject(`/proves/${path}`)).statusCode).toBe(200);
});

test.each([
  'link.html',
  'home/secret.html',
  'home/pages/a.html/../../secret.html',
  'private/c.html',
  'none.html',
])('follows no link out of PAGES_DIR: /proves/%s', async (path) => {
  expect((await app.inject(`/proves/${path}`)).statusCode).toBe(404);
});
