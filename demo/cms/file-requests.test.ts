import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { startSite } from '../testing/start-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let demo: Demo;
let pagesDir: string;
beforeAll(async () => {
  pagesDir = mkdtempSync(join(tmpdir(), 'ap-files-'));
  writeFileSync(join(pagesDir, 'a.html'), '<p>a</p>');
  demo = await startSite({ catalogue: false, pagesDir });
});
afterAll(async () => {
  await demo?.close();
  rmSync(pagesDir, { recursive: true });
});

const requests: [name: string, value: string][] = [
  ['range', 'bytes=99999999999-'],
  ['range', 'bytes=5-1'],
  ['range', 'bytes=a-b'],
  ['range', 'bytes=0-1,3-4'],
  ['if-range', '"another"'],
  ['if-match', '"another"'],
  ['if-unmodified-since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
  ['if-modified-since', 'never'],
];

test.each([
  '/assets/media/v1/far/far.mp4',
  '/assets/media/live/live-tv.m3u8',
  '/proves/a.html',
  '/proves/',
  '/assets/favicon.svg',
  '/assets/showroom/showroom.js',
])('API-45 no range and no condition is an error of the server at %s', async (url) => {
  for (const [name, value] of requests) {
    const { statusCode, headers } = await demo.app.inject({ url, headers: { [name]: value } });
    expect([200, 206, 304, 412, 416], `${name}: ${value}`).toContain(statusCode);
    if (statusCode === 416) expect(headers['content-range']).toMatch(/^bytes \*\/\d+$/);
  }
});
