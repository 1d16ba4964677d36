// Duration of a login alone, and during each flood that an anonymous attacker can cause.
// `npm run bench:floods [-- --seconds 8 --only networks --write]`
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import { drawings } from '../demo/cms/pictures/drawings.ts';
import { imageFormats, imageRatios, imageWidths } from '../src/content/image.ts';
import { floodsHeading, withoutFloods } from './report/floods-section.ts';
import { number, table } from './report/markdown.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    /** Words that select floods by name; without them all are measured. */
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});

/** Largest allowed ratio of a login during a flood to a login alone. */
const most = 3;

interface Call {
  method?: 'GET' | 'POST';
  path: string;
  /** Client address that the proxy forwards. */
  from: string;
  body?: string;
}

interface Flood {
  name: string;
  /** Number of concurrent calls. */
  atOnce: number;
  /** True if the reader logs in with a known device. */
  isKnown?: true;
  call: (index: number) => Call;
}

const flooder = '203.0.113.1';
const words = (index: number) =>
  Array.from({ length: 3800 }, (_, word) => ((index + 1) * 7919 * (word + 1)).toString(36))
    .join('%20')
    .slice(0, 15_000);
const files = [...drawings.keys()].flatMap((id) =>
  imageRatios.flatMap((ratio) =>
    imageWidths
      .filter((width) => width > 600)
      .flatMap((width) =>
        imageFormats.map((format) => `/clip/${id}_${ratio}-aspect-ratio_${width}.${format}`),
      ),
  ),
);

/** Returns an address that no other call uses. */
const newNetwork = (index: number) => `198.${18 + ((index >> 16) & 1)}.${(index >> 8) & 255}.${index & 255}`;

const login = (email: string, password: string, from: string): Call => ({
  method: 'POST',
  path: '/api/front/user/login',
  from,
  body: JSON.stringify({ email, password }),
});

const floods: readonly Flood[] = [
  {
    name: 'searches of thousands of words',
    atOnce: 16,
    call: (index) => ({ path: `/resultats/${words(index % 50)}`, from: flooder }),
  },
  {
    name: 'pictures that are not rendered yet',
    atOnce: 16,
    call: (index) => ({ path: files[index % files.length] ?? '', from: flooder }),
  },
  { name: 'pages', atOnce: 16, call: () => ({ path: '/', from: flooder }) },
  {
    name: 'missing pages',
    atOnce: 16,
    call: (index) => ({ path: `/no-hi-es/${index}`, from: flooder }),
  },
  { name: 'calls of the API', atOnce: 16, call: () => ({ path: '/api/front/poll/1', from: flooder }) },
  {
    name: 'logins of strangers from one network',
    atOnce: 16,
    call: (index) => login(`ningu-${index}@example.cat`, 'Secreta123', flooder),
  },
  {
    name: 'logins of strangers from four networks',
    atOnce: 16,
    call: (index) =>
      login(
        `ningu-${index}@example.cat`,
        'Secreta123',
        `198.18.${Math.floor(index / 40) % 250}.${1 + (index % 4)}`,
      ),
  },
  {
    name: 'logins of strangers, each from another network',
    atOnce: 16,
    call: (index) => login(`ningu-${index}@example.cat`, 'Secreta123', newNetwork(index)),
  },
  {
    name: 'eighty such logins at a time; the user’s device is known',
    atOnce: 80,
    isKnown: true,
    call: (index) => login(`ningu-${index}@example.cat`, 'Secreta123', newNetwork(index)),
  },
];

/** Starts the demo in a process of its own, behind a proxy that forwards the client address. */
async function startServer(): Promise<{ url: string; process: ChildProcess }> {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'demo/server.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: 'memory', TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return { url, process: server };
}

const headersOf = ({ from, body }: Call, cookie = ''): Record<string, string> => ({
  'x-forwarded-for': from,
  'sec-fetch-site': 'same-origin',
  ...(cookie && { cookie }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

/** Logs in once. @returns the cookie by which the server recognises the device */
async function deviceCookie(url: string): Promise<string> {
  const { method = 'GET', path, body = '' } = reader;
  const { headers } = await fetch(url + path, { method, headers: headersOf(reader), body });
  const device = headers.getSetCookie().find((one) => one.startsWith('ap-device='));
  return device?.split(';', 1)[0] ?? '';
}

/** Sends calls for some seconds, each as soon as a connection is free. Times are those of answers with 200. */
function send(url: string, atOnce: number, seconds: number, call: (index: number) => Call, cookie?: string) {
  let index = 0;
  const setupRequest = (request: Request): Request => {
    const next = call(index++);
    return { ...request, ...next, headers: headersOf(next, cookie) };
  };
  return autocannon({
    url,
    connections: atOnce,
    duration: seconds,
    timeout: 60,
    excludeErrorStats: true,
    requests: [{ setupRequest }],
  });
}

interface Row {
  name: string;
  perSecond: number;
  median: number;
  slowest: number;
  refused: number;
  /** Answers of the flood by status. */
  flood: string;
}

const reader = login('anna@example.cat', 'Secreta123', '192.0.2.1');

async function measure(url: string, flood: Flood | undefined, seconds: number): Promise<Row> {
  const cookie = flood?.isKnown && (await deviceCookie(url));
  const flooding = flood && send(url, flood.atOnce, seconds, flood.call);
  const logins = await send(url, 1, seconds, () => reader, cookie);
  const statuses = Object.entries((await flooding)?.statusCodeStats ?? {});
  return {
    name: flood?.name ?? 'alone',
    perSecond: logins['2xx'] / seconds,
    median: logins['2xx'] > 0 ? logins.latency.p50 : Number.POSITIVE_INFINITY,
    slowest: logins['2xx'] > 0 ? logins.latency.max : Number.POSITIVE_INFINITY,
    refused: logins.non2xx,
    flood: statuses.map(([status, { count = 0 }]) => `${number(count)} × ${status}`).join(', ') || '–',
  };
}

/** Measures each flood on a fresh server, so that no flood has used up the limits for another. */
async function measureBeside(flood: Flood | undefined, seconds: number): Promise<Row> {
  const server = await startServer();
  try {
    await measure(server.url, undefined, 1);
    return await measure(server.url, flood, seconds);
  } finally {
    server.process.kill();
    await once(server.process, 'exit');
  }
}

const seconds = Number(values.seconds);
const [before = 0] = loadavg();
const alone = await measureBeside(undefined, seconds);
const rows = [alone];
for (const flood of floods.filter(({ name }) => name.includes(values.only)))
  rows.push(await measureBeside(flood, seconds));
const [after = 0] = loadavg();

const text = [
  floodsHeading,
  `A user logs in repeatedly with the right password, each time as on a new device, unless the table says otherwise. Meanwhile others send a flood of requests, sixteen at a time. The client and the server share the machine. The goal is a median below ${most} times that of a login without a flood.`,
  table([
    ['', 'logins a second', 'median ms', '× alone', 'slowest ms', 'logins refused', 'responses to the flood'],
    ...rows.map(({ name, perSecond, median, slowest, refused, flood }) => [
      name,
      number(perSecond, 1),
      number(median),
      number(median / alone.median, 2),
      number(slowest),
      number(refused),
      flood,
    ]),
  ]),
  `\`npm run bench:floods -- --seconds ${seconds}\`, ${new Date().toISOString().slice(0, 10)}, on the embedded database: ${cpus().length} cores, load ${number(before, 1)} before and ${number(after, 1)} after.`,
].join('\n\n');
console.log(`\n${text}\n`);
const file = join(root, 'docs', 'bench.md');
if (values.write) writeFileSync(file, `${withoutFloods(readFileSync(file, 'utf8'))}\n${text}\n`);
const slow = rows.filter(({ median }) => median >= most * alone.median);
for (const { name } of slow)
  console.log(`A login beside ${name} takes ${most} times as long as alone, or longer.`);
process.exitCode = slow.length > 0 ? 1 : 0;
