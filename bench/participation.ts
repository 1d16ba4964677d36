// Uploads a video of the largest allowed size, 512,000,000 bytes, from a browser to the demo's store: through an
// unreliable network, and compared with plain PUTs of the same parts. `npm run bench:participation`
//   --rounds 3   comparisons of the widget with the plain parts
//   --write      writes docs/participation-bench.md
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { DemoContext } from '../demo/api/context.ts';
import { removeStored, signedUrl } from '../demo/api/participation/store-client.ts';
import { startDemo } from '../demo/server.ts';
import { mostBytes } from '../src/forms/rules/participation-rules.ts';
import { openBrowser } from './measure/browser.ts';
import { prepareUpload, putPlainly, sendPrepared } from './measure/upload.ts';
import { type ParticipationResults, participationReport } from './report/participation.ts';
import { startFlakyProxy } from './server/flaky-proxy.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
// limited by an account's daily uploads, less the one on the unreliable network
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 3)
  throw new Error('--rounds takes a number from 1 to 3');

const partSize = 10_485_760;
const most = 10 * 60_000;
const size = mostBytes.video;
const [before = 0] = loadavg();

const folder = mkdtempSync(join(tmpdir(), 'ap-participation-'));
let expired = 0;
const now = () => new Date(Date.now() + expired);
let isFlaky = false;
let target = '';
const proxy = await startFlakyProxy({
  target: () => target,
  isFlaky: () => isFlaky,
  expire: () => {
    expired += 16 * 60_000;
  },
});
const demo = await startDemo({
  port: 0,
  dataDir: join(folder, 'data'),
  publicUrl: proxy.origin,
  logLevel: 'silent',
  now,
});
target = new URL(demo.url).origin;
const context = {
  db: demo.db,
  config: { publicUrl: proxy.origin, listensAt: target, basePath: '', now },
} as unknown as DemoContext;
const browser = await openBrowser(undefined);
try {
  const { path, hash } = writeFilm();
  console.log('Through a network that fails…');
  isFlaky = true;
  const flaky = await send(browser, path);
  isFlaky = false;
  const isWhole = (await storedHash()) === hash;
  const complete = proxy.took.get('complete') ?? Number.NaN;
  const plain: number[] = [];
  const ours: number[] = [];
  for (let round = 1; round <= rounds; round++) {
    console.log(`Beside plain parts, ${round} of ${rounds}…`);
    // the order alternates between rounds
    if (round % 2) plain.push(await sendPlainly(browser, path));
    ours.push((await send(browser, path)).time);
    if (round % 2 === 0) plain.push(await sendPlainly(browser, path));
  }
  const [after = 0] = loadavg();
  const results: ParticipationResults = {
    command: `npm run bench:participation -- --rounds ${rounds}`,
    date: new Date().toISOString().slice(0, 10),
    browser: browser.version(),
    cores: cpus().length,
    load: [before, after],
    size,
    partSize,
    flaky: { ...flaky, ...proxy.faults, isWhole, complete },
    ours,
    plain,
  };
  const text = participationReport(results);
  console.log(`\n${text}`);
  if (values.write) writeFileSync(join(import.meta.dirname, '../docs/participation-bench.md'), text);
} finally {
  await browser.close();
  await demo.close();
  await proxy.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Writes a video file: a valid beginning, then noise, so that no compression can shorten it. */
function writeFilm(): { path: string; hash: string } {
  const path = join(folder, 'festa.webm');
  const sha = createHash('sha256');
  const file = openSync(path, 'w');
  for (let left = size; left > 0; ) {
    const chunk = randomBytes(Math.min(left, 8 * 1024 * 1024));
    if (left === size) chunk.write('\x1a\x45\xdf\xa3', 'latin1');
    sha.update(chunk);
    writeSync(file, chunk);
    left -= chunk.length;
  }
  return { path, hash: sha.digest('hex') };
}

/** Opens the form with the file in it, as a logged-in user. */
async function withForm<T>(
  browser: Browser,
  path: string,
  work: (reader: BrowserContext, page: Page) => Promise<T>,
): Promise<T> {
  const reader = await browser.newContext({ baseURL: proxy.origin, viewport: { width: 1280, height: 900 } });
  try {
    const page = await reader.newPage();
    const headers = { origin: proxy.origin };
    await page.request.post('/api/dev/session', { data: { userId: '7' }, headers });
    await prepareUpload(page, path);
    return await work(reader, page);
  } finally {
    await reader.close();
  }
}

function send(browser: Browser, path: string) {
  return withForm(browser, path, (reader, page) => sendPrepared(reader, page, most));
}

function sendPlainly(browser: Browser, path: string) {
  return withForm(browser, path, async (_reader, page) => {
    const time = await putPlainly(page, await plainAddresses(), partSize);
    await removeStored(context, 'ugc/plain');
    return time;
  });
}

async function plainAddresses(): Promise<string[]> {
  const key = 'ugc/plain';
  const begin = await signedUrl(context, { caller: 'server', method: 'POST', key, query: { uploads: '' } });
  const xml = await (await fetch(begin, { method: 'POST' })).text();
  const uploadId = /<UploadId>(.+)<\/UploadId>/.exec(xml)?.[1] ?? '';
  return Promise.all(
    Array.from({ length: Math.ceil(size / partSize) }, (_, index) =>
      signedUrl(context, { method: 'PUT', key, query: { uploadId, partNumber: String(index + 1) } }),
    ),
  );
}

/** Returns the SHA-256 of the stored bytes of the last file. */
async function storedHash(): Promise<string> {
  const { file_id } = await demo.db
    .selectFrom('participations')
    .select('file_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const url = await signedUrl(context, { caller: 'server', method: 'GET', key: `ugc/${file_id}` });
  const sha = createHash('sha256');
  for await (const chunk of (await fetch(url)).body ?? []) sha.update(chunk);
  return sha.digest('hex');
}
