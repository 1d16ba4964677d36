import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type OwnProcess, startProcess } from '../../../demo/testing/own-process.ts';
import { castVote, totalVotes } from '../../../demo/testing/vote-without-end.ts';

/** Tests whether a process of this machine can get a separate disk: through namespaces, or as root. */
function canHaveDisk(): boolean {
  const { status } = spawnSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', 'none', '/mnt']);
  return status === 0;
}

/** Hides the mounts from other processes, and removes them with the last process inside. */
const namespace = [...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--mount'];

/**
 * Starts a program with a small disk at a folder, for {@link startProcess}. Other processes reach the folder with
 * {@link seenBy}.
 * @param size in the syntax of mount: `90m`
 */
function onSmallDisk(folder: string, size: string): string[] {
  mkdirSync(folder, { recursive: true });
  const script = `mount -t tmpfs -o size=${size} none "$0" && exec "$@"`;
  return ['unshare', ...namespace, '/bin/sh', '-c', script, folder];
}

/** Returns a path as seen by another process. */
const seenBy = (pid: number, path: string): string => `/proc/${pid}/root${path}`;

const folder = mkdtempSync(join(tmpdir(), 'ap-full-disk-'));
let server: OwnProcess | undefined;
afterEach(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Writes until nothing more fits. */
function fill(path: string, bytes = Number.POSITIVE_INFINITY): void {
  const file = openSync(path, 'w');
  const chunk = Buffer.alloc(64 * 1024);
  try {
    for (let left = bytes; left > 0; left -= chunk.length) writeSync(file, chunk);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

describe.skipIf(!canHaveDisk())('a disk that is full', () => {
  test('BEY-01 refuses votes with a 503 until the embedded database has room again', async () => {
    server = await startProcess({ DATA_DIR: join(folder, 'data') }, onSmallDisk(folder, '90m'));
    const { url, pid } = server;
    const before = await totalVotes(url);
    const filler = seenBy(pid, join(folder, 'filler'));
    let statuses: (number | undefined)[] = [];
    let counted = 0;
    // the database has free space inside its own files, which must be filled too
    for (let count = 0; count < 3000 && !statuses.includes(503); count++) {
      if (count % 100 === 0) fill(filler);
      const status = await castVote(url, `a-vote-of-a-test-${count}`, `10.1.${count >> 8}.${count & 255}`);
      statuses = [...statuses.slice(-5), status];
      if (status === 200) counted += 1;
      expect([200, 503]).toContain(status);
    }
    expect(statuses).toContain(503);
    expect(await totalVotes(url)).toBe(before + counted);
    const page = await fetch(`${url}/`);
    expect(page.status).toBe(200);
    expect(server.log()).toContain('"code":"53100"');

    rmSync(filler);
    expect(await castVote(url, 'a-vote-of-a-test-afterwards')).toBe(200);
    expect(await totalVotes(url)).toBe(before + counted + 1);
  }, 300_000);

  test('BEY-01 names the folder and its free space when a first start finds none', async () => {
    const start = startProcess({ DATA_DIR: join(folder, 'data') }, onSmallDisk(folder, '20m'));
    await expect(start).rejects.toThrow(/data has too little space: \d+ MB are free\. Nothing is lost\./);
  }, 300_000);

  test('UGC-18 refuses an upload part that does not fit and accepts it once there is room', async () => {
    const disk = onSmallDisk(folder, '120m');
    server = await startProcess({ DATA_DIR: join(folder, 'data'), CAPTCHA: 'off' }, disk);
    const { url, pid } = server;
    const call = async (path: string, body: object, cookie = '') => {
      const answer = await fetch(`${url}/api/front/ugc/${path}`, {
        method: 'POST',
        headers: { ...headers, cookie },
        body: JSON.stringify(body),
      });
      const { response } = (await answer.json()) as { response: Record<string, string> };
      return { response, cookie: cookiesOf(answer) };
    };
    const bytes = 5 * 1024 * 1024;
    const part = Buffer.alloc(bytes);
    part.write('\x1a\x45\xdf\xa3', 'latin1');
    const context = { sourceCode: 'bCube', siteId: 4 };
    const begin = { context, name: 'festa', type: 'video', extension: 'webm', contentType: 'video/webm' };
    const session = await fetch(`${url}/api/dev/session`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ userId: '7' }),
    });
    const own = cookiesOf(session);
    const { response: file, cookie } = await call('3/multipart/init', begin, own);
    const started = await fetch(file.uploadUrl ?? '', { method: 'POST' });
    const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(await started.text())?.[1] ?? '';
    const signed = async () => {
      const asked = { uploadId, partNumber: 1, contentLength: bytes };
      return (
        (await call(`3/multipart/${file.id}/upload-part`, asked, `${own}; ${cookie}`)).response.uploadUrl ??
        ''
      );
    };
    const address = await signed();
    const filler = seenBy(pid, join(folder, 'filler'));
    fill(filler);
    const refused = await fetch(address, { method: 'PUT', body: part });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('<Code>ServiceUnavailable</Code>');
    expect((await fetch(`${url}/`)).status).toBe(200);
    rmSync(filler);
    const taken = await fetch(await signed(), { method: 'PUT', body: part });
    expect(taken.status).toBe(200);
    expect(taken.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
  }, 300_000);
});

test.skipIf(canHaveDisk())('a disk that is full: not tried, as this account may not mount one', () => {
  expect(canHaveDisk()).toBe(false);
});
