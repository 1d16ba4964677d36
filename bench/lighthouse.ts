// Audits a page of each kind with Lighthouse; fails if one is not accessible, or moves. `npm run bench:lighthouse`
//   --rounds 3   audits of each page; the report has their medians
//   --pages /,/el-temps   only these pages, printed and not saved
//   --write      writes docs/lighthouse.md
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Audit, audit, installLighthouse } from './lighthouse/audit.ts';
import { openBrowser } from './measure/browser.ts';
import { faultsOf, lighthouseReport } from './report/lighthouse.ts';
import { type BenchServer, startServer } from './server/start.ts';

const paths = [
  '/',
  '/noticies',
  '/noticies/la-ciutat-ompli-de-musica-els-patis',
  '/blogs/elogi-de-la-cadira-al-carrer',
  '/a-la-carta',
  '/videos/com-es-fa-un-far',
  '/audios/diccionari-de-la-pluja',
  '/programes/mapa-de-fang',
  '/programacio/tv/hui',
  '/directes/apunt-tv',
  '/activitats',
  '/el-temps',
  '/a-z',
  '/registre',
  '/lacolla',
  '/lacolla/jocs/fes-un-ocell-de-paper',
  '/apunts/llicons/al-mercat-demanar-i-pagar',
  '/documentacio/',
  '/documentacio/elements/',
  '/documentacio/elements/ap-poll/',
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    pages: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number from 1');

const chosen = values.pages?.split(',') ?? paths;
const root = join(import.meta.dirname, '..');
installLighthouse();
const [before = 0] = loadavg();
const server = await startServer({ root, previous: undefined, showroom: true });
try {
  const pages: Record<string, Audit[]> = {};
  await warm(server, chosen);
  for (const path of chosen)
    for (let round = 0; round < rounds; round++) {
      const result = await audit(server.url + path, server.keyHash);
      const { performance, largestPaint, blocking, shift, failed } = result;
      console.log(
        `${path}: ${performance}; ${Math.round(largestPaint)} ms, ${Math.round(blocking)} ms, ${shift.toFixed(3)} ${failed.join('; ')}`,
      );
      pages[path] = [...(pages[path] ?? []), result];
    }
  const [after = 0] = loadavg();
  const { dependencies } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'lighthouse/package.json'), 'utf8'),
  );
  const text = lighthouseReport({
    command: `npm run bench:lighthouse -- --rounds ${rounds}`,
    date: new Date().toISOString().slice(0, 10),
    version: dependencies.lighthouse,
    cores: cpus().length,
    load: [before, after],
    pages,
  });
  console.log(`\n${text}`);
  if (values.write && !values.pages) writeFileSync(join(root, 'docs/lighthouse.md'), text);
  const faults = faultsOf(pages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await server.close();
}

/** Opens each page once: the first answers of a new server are slower, and its pictures are made on request. */
async function warm({ url, keyHash }: BenchServer, paths: readonly string[]): Promise<void> {
  const browser = await openBrowser(keyHash);
  try {
    // the phone that Lighthouse simulates
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    for (const path of paths) {
      await page.goto(url + path);
      await page.waitForLoadState('networkidle');
    }
  } finally {
    await browser.close();
  }
}
