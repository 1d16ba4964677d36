// Answers per second of one server to its public calls, beside a bare HTTP server that sends the same bytes.
// `npm run bench:responses [-- --seconds 5]`
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import autocannon, { type Request } from 'autocannon';
import { startProcess } from '../demo/testing/own-process.ts';
import { createDatabase, findPostgres, startPostgres } from '../demo/testing/temporary-postgres.ts';
import { number, table } from './report/markdown.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } });
const seconds = Number(values.seconds);

/** Server that sends the body of its only argument, without a framework. */
const floor = `
  const body = process.argv[1];
  const server = require('node:http').createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
`;

async function startFloor(body: string) {
  const server = spawn(process.execPath, ['-e', floor, body], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: server.stdout }), 'line')) as [string];
  return { url, end: () => server.kill() };
}

/** Readers of as many networks as a limit per network does not notice. */
const networks = Array.from({ length: 250 }, (_, index) => `198.18.${index}.1`);

async function perSecond(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const requests = networks.map((from) => ({ path, headers: { ...headers, 'x-forwarded-for': from } }));
  const result = await autocannon({ url, connections: 32, duration: seconds, requests });
  const good = headers['if-none-match'] ? result['3xx'] : result['2xx'];
  if (result.non2xx + result['2xx'] !== good)
    throw new Error(`${path}: ${JSON.stringify(result.statusCodeStats)}`);
  return good / seconds;
}

/** Votes per second, each of a new voter, for one option or for all options in turn. */
async function votesPerSecond(url: string, options: readonly string[]): Promise<number> {
  let index = 0;
  const setupRequest = (request: Request): Request => {
    index += 1;
    return {
      ...request,
      method: 'POST',
      path: `/api/front/poll/1/vote/${options[index % options.length]}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        'idempotency-key': randomUUID(),
        // a network of its own, so that no limit refuses it
        'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      },
    };
  };
  const result = await autocannon({ url, connections: 32, duration: seconds, requests: [{ setupRequest }] });
  if (result.non2xx > 0) throw new Error(`votes: ${JSON.stringify(result.statusCodeStats)}`);
  return result['2xx'] / seconds;
}

const programs = findPostgres();
if (!programs) throw new Error('PostgreSQL is not installed on this machine (initdb, postgres).');
const postgres = await startPostgres(programs);
const server = await startProcess({ DATABASE_URL: await createDatabase(postgres.url), LOG_LEVEL: 'silent' });
const paths = {
  'a poll': '/api/front/poll/1',
  'the newest messages of a feed': '/api/front/live/1/messages/newest?order=DESC',
  'what is live now': '/api/front/streaming/list',
};
const rows = [];
for (const [name, path] of Object.entries(paths)) {
  const answer = await fetch(server.url + path);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  const bare = await startFloor(body);
  const most = await perSecond(bare.url, path);
  bare.end();
  // no request with a range is answered from memory
  const asked = await perSecond(server.url, path, { range: 'bytes=0-' });
  const ours = await perSecond(server.url, path);
  const unchanged = await perSecond(server.url, path, { 'if-none-match': answer.headers.get('etag') ?? '' });
  rows.push([
    name,
    number(Buffer.byteLength(body)),
    number(asked),
    number(ours),
    number(ours / asked, 1),
    number(unchanged),
    number(most),
  ]);
}
console.log(
  table([
    [
      'responses a second',
      'bytes',
      'from the database',
      'from memory',
      '×',
      '304 from memory',
      'bare server',
    ],
    ...rows,
  ]),
);
const votes = [
  ['for one option', number(await votesPerSecond(server.url, ['1']))],
  ['for three options', number(await votesPerSecond(server.url, ['1', '2', '3']))],
];
console.log(`\n${table([['votes', 'per second'], ...votes])}`);
await server.end();
await postgres.stop();
