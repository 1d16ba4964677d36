import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { documentation } from './documentation.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'ap-docs-')), 'dist');
  app = Fastify();
  await documentation(app, { config: readConfig({}), folder });
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function build(basePath: string): void {
  mkdirSync(join(folder, 'elements/ap-poll'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<h1>Inici</h1>');
  writeFileSync(join(folder, 'elements/ap-poll/index.html'), '<h1>Enquesta</h1>');
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ basePath, scripts: ['sha256-abc='] }));
}

describe('/documentacio/', () => {
  test('says in Catalan that the site is not built yet', async () => {
    const { statusCode, headers, body } = await app.inject('/documentacio/elements/');
    expect([statusCode, headers['retry-after']]).toEqual([503, '10']);
    expect(body).toContain('La documentació s’està fent');
    expect(existsSync(folder), 'a server may be unable to write').toBe(false);
  });

  test('serves a site that was built after the start', async () => {
    build('');
    expect((await app.inject('/documentacio/')).body).toBe('<h1>Inici</h1>');
    expect((await app.inject('/documentacio/elements/ap-poll/')).body).toBe('<h1>Enquesta</h1>');
  });

  test('serves no site that was built for another base path', async () => {
    build('/altre');
    expect((await app.inject('/documentacio/')).statusCode).toBe(503);
  });

  test.each([
    ['/documentacio', '/documentacio/'],
    ['/documentacio/elements/ap-poll', '/documentacio/elements/ap-poll/'],
  ])('leads from %s to %s', async (from, to) => {
    build('');
    expect((await app.inject(from)).headers.location).toBe(to);
  });

  test('allows the inline scripts of the build and no others', async () => {
    build('');
    const { headers } = await app.inject('/documentacio/');
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-abc=';",
    );
  });
});
