// Measures the whole library on a page with every tag. `npm run bench:all-tags`
//   --rounds 3   visits at each width
//   --write      writes docs/all-tags-bench.md
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDemo } from '../demo/server.ts';
import { type AllTagsVisit, allTagsPage, taggedDemos, visitAllTags } from './measure/all-tags.ts';
import { openBrowser } from './measure/browser.ts';
import { allTagsReport } from './report/all-tags.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1 on');

const root = join(import.meta.dirname, '..');
const [before = 0] = loadavg();
const demos = await taggedDemos();
const html = allTagsPage(demos, JSON.parse(readFileSync(join(root, 'dist/ap-manifest.json'), 'utf8')));
const tags = demos.map(({ contract }) => contract.tag);
let target = '';
const server = await serveWithPage('/totes', html, () => target);
const demo = await startDemo({ port: 0, dataDir: 'memory', logLevel: 'silent', publicUrl: server.origin });
target = demo.url;
const browser = await openBrowser(undefined);
try {
  const visits: Record<number, AllTagsVisit[]> = {};
  for (const width of [360, 1280]) {
    visits[width] = [];
    for (let round = 0; round < rounds; round++) {
      console.log(`${width} px, ${round + 1} of ${rounds}…`);
      visits[width].push(await visitAllTags({ browser, url: `${server.origin}/totes`, tags, width }));
    }
  }
  const [after = 0] = loadavg();
  const text = allTagsReport({
    command: `npm run bench:all-tags -- --rounds ${rounds}`,
    date: new Date().toISOString().slice(0, 10),
    browser: browser.version(),
    cores: cpus().length,
    load: [before, after],
    tags: tags.length,
    visits,
  });
  console.log(`\n${text}`);
  if (values.write) writeFileSync(join(root, 'docs/all-tags-bench.md'), text);
} finally {
  await browser.close();
  await server.close();
  await demo.close();
}

interface PageServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves `html` at one path and forwards the rest: a page injected by the browser driver would turn its cache off.
 */
async function serveWithPage(path: string, html: string, target: () => string): Promise<PageServer> {
  const server = createServer((asked, answer) => {
    if (asked.url === path) {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    const { method, headers } = asked;
    const handed = request(new URL(asked.url ?? '/', target()), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    handed.on('error', () => answer.destroy());
    asked.pipe(handed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
