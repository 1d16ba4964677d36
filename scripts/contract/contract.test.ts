import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../demo/http/start-server.ts';
import { type Passing, startChangingFront } from '../../demo/testing/changing-front.ts';
import { checkContract, logIn } from './check-contract.ts';
import type { Contract } from './document.types.ts';
import { findDocument } from './find-document.ts';
import { readOptions } from './options.ts';
import { readDocument } from './read-document.ts';
import { createSend } from './send.ts';
import { linesOf, startCheckedDemo } from './testing/checked-demo.ts';

const usual = { seed: 29, runs: 6, write: true, cookie: undefined, account: undefined };
/** Time limit of a test that calls two operations, in milliseconds. */
const patience = 60_000;
const anna = { user: 'anna@example.cat', password: 'Secreta123' };

interface Document {
  paths: Record<string, object>;
  components: { securitySchemes: { session: { name: string } } };
}

let demo: Demo;
let contract: Contract;
beforeAll(async () => {
  ({ demo, contract } = await startCheckedDemo());
});
afterAll(() => demo?.close());

const changed = (passing: Passing, change: (response: Record<string, unknown>) => void) => {
  const body = JSON.parse(passing.body);
  change(body.response);
  return { body: JSON.stringify(body) };
};
const isPoll = ({ url, method, status }: Passing) =>
  method === 'GET' && url === '/api/front/poll/1' && status === 200;
const example = 'GET /api/front/poll/1 (as in the example)';

test.each<[what: string, change: Parameters<typeof startChangingFront>[1], operation: string, line: string]>([
  [
    'another status',
    (one) => (isPoll(one) ? { status: 202 } : undefined),
    'readPoll',
    `readPoll: ${example}: expected one of 200, 400, 404, 429, 500, got 202, which the document does not have`,
  ],
  [
    'a failure',
    (one) => (isPoll(one) ? { status: 404 } : undefined),
    'readPoll',
    `readPoll: ${example}: expected 200, got 404`,
  ],
  [
    'a field that is missing',
    (one) => (isPoll(one) ? changed(one, (response) => delete response.totalVotes) : undefined),
    'readPoll',
    `readPoll: ${example}: 200: expected the documented body, got another: /response must have required property 'totalVotes'`,
  ],
  [
    'another type',
    (one) =>
      isPoll(one) ? changed(one, (response) => Object.assign(response, { active: 'yes' })) : undefined,
    'readPoll',
    `readPoll: ${example}: 200: expected the documented body, got another: /response/active must be boolean`,
  ],
  [
    'a field too many',
    (one) => (isPoll(one) ? changed(one, (response) => Object.assign(response, { voters: [] })) : undefined),
    'readPoll',
    `readPoll: ${example}: 200: expected the documented body, got another: /response must NOT have additional properties`,
  ],
  [
    'html',
    (one) => (isPoll(one) ? { headers: { ...one.headers, 'content-type': 'text/html' } } : undefined),
    'readPoll',
    `readPoll: ${example}: 200: expected application/json, got text/html`,
  ],
  [
    'JSON that is cut off',
    (one) => (isPoll(one) ? { body: one.body.slice(0, -1) } : undefined),
    'readPoll',
    `readPoll: ${example}: 200: expected JSON, got a body that is none`,
  ],
  [
    'a failure that caches may keep',
    (one) => (one.status === 404 ? { headers: { ...one.headers, 'cache-control': 'public' } } : undefined),
    'readPoll',
    'expected another header cache-control than "public"',
  ],
  [
    'a header that is missing',
    (one) =>
      isPoll(one)
        ? { headers: { 'content-type': 'application/json', 'cache-control': 'public' } }
        : undefined,
    'readPoll',
    `readPoll: ${example}: 200: expected the header x-content-type-options, got none`,
  ],
  [
    'failures in another shape',
    (one) => (one.status === 404 ? { body: '{"error":"?"}' } : undefined),
    'readPoll',
    "404: expected the documented body, got another: the whole must have required property 'httpCode'",
  ],
  ['500 for a NUL', (one) => (one.url.includes('%00') ? { status: 500 } : undefined), 'readPoll', 'got 500'],
  [
    '500 for a text in the place of a flag',
    (one) => (/"closed":"/.test(one.sent) ? { status: 500 } : undefined),
    'closeFeed',
    '`closed` is a text): expected a refusal',
  ],
  [
    'a body that it should refuse',
    (one) => (one.sent === '{}' ? { status: 200, body: '{"response":{}}' } : undefined),
    'closeFeed',
    'PATCH /api/newsroom/live/1 {} (without `closed`): expected a refusal',
  ],
  [
    'whatever content type',
    (one) => (one.status === 415 ? { status: 200, body: '{"response":{}}' } : undefined),
    'subscribe',
    '(as text/plain): expected 415, got 200',
  ],
  [
    'a call without its login',
    (one) => (one.status === 401 ? { status: 200, body: '{"response":{}}' } : undefined),
    'readProfile',
    'GET /api/front/user/profile?fields=summary (without a login): expected 401, got 200',
  ],
  [
    'a method that nobody documents',
    (one) => (one.method === 'PUT' ? { status: 200 } : undefined),
    'readPoll',
    'PUT /api/front/poll/1 (with PUT): expected 404 or 405',
  ],
])('BEY-29 names %s of a broken back end', async (_what, change, operation, line) => {
  const front = await startChangingFront(demo.url, change);
  const report = await checkContract(contract, {
    ...usual,
    write: false,
    only: [operation],
    baseUrl: front.origin,
  });
  await front.close();
  expect(linesOf(report).join('\n')).toContain(line);
});

/** Returns the lines of a run against a back end that answers 429 or 503: everywhere, or at one path. */
async function busyLines(only: string[], status: 429 | 503, path = '', options = {}) {
  const code = status === 429 ? 'TOO_MANY_REQUESTS' : 'UNAVAILABLE';
  const body = JSON.stringify({ httpCode: status, errorCode: code, errorMessage: 'Ara no.', errors: [] });
  const front = await startChangingFront(demo.url, ({ url, headers }) =>
    url.startsWith(path)
      ? {
          status,
          body,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'cache-control': 'no-store',
            'retry-after': '1',
          },
        }
      : undefined,
  );
  const report = await checkContract(contract, {
    ...usual,
    write: false,
    ...options,
    only,
    baseUrl: front.origin,
  });
  await front.close();
  return linesOf(report).join('\n');
}

const kinds = ['readPoll', 'castVote', 'readProfile', 'listAz'];

test('BEY-29 a back end that answers 429 to everything fails for every operation', async () => {
  const lines = await busyLines(kinds, 429);
  expect(lines).toContain(
    `readPoll: ${example}: not proven: 200 never came, because the server asked to wait (429)`,
  );
  expect(lines).toMatch(/^listAz: .*: not proven: 200 never came/m);
  // without --write and a login only refusals are tested
  for (const id of ['castVote', 'readProfile'])
    expect(lines).toMatch(
      new RegExp(`^${id}: .*: not proven: no answer could be judged, because .*429`, 'm'),
    );
});

test('BEY-29 a back end that answers 503 to everything fails for every operation', async () => {
  const lines = await busyLines(kinds, 503);
  for (const id of kinds) expect(lines).toMatch(new RegExp(`^${id}: .*503`, 'm'));
});

test.each([429, 503] as const)(
  'BEY-29 one route that answers %i to everything fails, and no other',
  async (status) => {
    const lines = await busyLines(['readPoll', 'listAz'], status, '/api/front/poll/');
    expect(lines).toMatch(new RegExp(`^readPoll: .*${status}`, 'm'));
    expect(lines).not.toContain('listAz');
  },
);

test('BEY-29 a 429 or 503 that the document does not have is a difference', async () => {
  const known = contract;
  const operations = known.operations.map((operation) => {
    const { 429: _, 503: __, ...answers } = operation.answers;
    return { ...operation, answers };
  });
  contract = { ...known, operations };
  try {
    for (const status of [429, 503] as const) {
      const lines = await busyLines(['readProfile'], status);
      expect(lines).toMatch(new RegExp(`^readProfile: .*: expected .*, got ${status}`, 'm'));
    }
  } finally {
    contract = known;
  }
});

test('BEY-29 a state that allows no call that writes is not proven', async () => {
  const front = await startChangingFront(demo.url, ({ method, headers }) =>
    method === 'POST'
      ? {
          status: 409,
          body: JSON.stringify({
            httpCode: 409,
            errorCode: 'ALREADY_VOTED',
            errorMessage: 'Ja.',
            errors: [],
          }),
          headers: { ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' },
        }
      : undefined,
  );
  const report = await checkContract(contract, {
    ...usual,
    only: ['castVote'],
    runs: 0,
    baseUrl: front.origin,
  });
  await front.close();
  expect(linesOf(report).join('\n')).toMatch(
    /^castVote: .*: not proven: 200 never came, because the state .*409/m,
  );
});

/** Records the requests and responses of an operation that uses another's response. */
async function chained(only: string[], change: Parameters<typeof startChangingFront>[1] = () => undefined) {
  const answered: string[] = [];
  const front = await startChangingFront(demo.url, (one) => {
    answered.push(`${one.method} ${one.url.replace(/[\w-]{36}/, 'ID')} ${one.status}`);
    return change(one);
  });
  // not through the front, which forwards only one cookie
  const { send, close } = createSend(demo.url);
  const cookie = await logIn(contract, send, anna);
  const report = await checkContract(contract, { ...usual, only, baseUrl: front.origin, cookie });
  await front.close();
  close();
  return { answered, lines: linesOf(report), summary: report.summary().join('\n') };
}

const upload = '/api/front/ugc/2/multipart';

test(
  'BEY-29 takes from an answer what another call must be told, with the cookies that go with it',
  async () => {
    const { answered, lines } = await chained(['toggleBulletin', 'signPart', 'abortUpload']);
    expect(lines).toEqual([]);
    expect(answered).toContain('POST /api/front/user/bulletin 200');
    expect(answered).toContain(`POST ${upload}/ID/upload-part 200`);
    expect(answered).toContain(`POST ${upload}/ID/abort 200`);
  },
  patience,
);

test(
  'BEY-29 names a back end that is broken after such an answer, or in it',
  async () => {
    const after = await chained(['signPart'], (one) =>
      one.url.endsWith('/upload-part') && one.status === 200 ? { body: '{"response":{}}' } : undefined,
    );
    expect(after.lines.join('\n')).toMatch(
      /^signPart: POST .*\(after beginUpload\): 200: .* must have required property 'uploadUrl'/m,
    );
    const within = await chained(['signPart'], (one) =>
      one.url.endsWith('/init') && one.status === 200 ? { body: '{"response":{}}' } : undefined,
    );
    expect(within.lines.join('\n')).toMatch(/^beginUpload: .* must have required property 'id'/m);
    expect(within.summary).toMatch(/its answer did not say what they must be told: signPart/);
  },
  patience,
);

test('BEY-29 knows the document of this project, at whatever address', async () => {
  const own = (await findDocument({
    document: undefined,
    baseUrl: 'https://www.example.cat/app',
  })) as Document;
  const served: Document = (await demo.app.inject('/api/openapi.json')).json();
  // a public demo has no logins for developers
  const { '/api/dev/session': _, ...paths } = served.paths;
  expect(own.paths).toEqual(paths);
  expect(own.components.securitySchemes.session.name).toBe('__Host-ap-session');
});

test('BEY-29 asks a back end of one’s own for things that it has', async () => {
  const samples = { readPoll: { parameters: { id: '2' } } };
  const document = (await demo.app.inject('/api/openapi.json')).json();
  const asked: string[] = [];
  const front = await startChangingFront(demo.url, ({ url }) => {
    asked.push(url);
    return undefined;
  });
  const options = { ...usual, only: ['readPoll'], baseUrl: front.origin };
  await checkContract(readDocument(document, samples), options);
  await front.close();
  expect(asked[0]).toBe('/api/front/poll/2');
  expect(asked).not.toContain('/api/front/poll/1');
});

test.each([
  [['--base-url', 'example.cat'], '--base-url must look like https://www.example.cat'],
  [['--base-url', 'http://localhost:1', '--runs', 'many'], '--runs must be a whole number'],
  [['--base-url', 'http://localhost:1', '--user', 'anna'], '--user and --password go together'],
])('BEY-29 explains %j', (args, words) => {
  expect(() => readOptions(args)).toThrow(words);
});

test('BEY-29 names a back end that is not there', async () => {
  const options = { ...usual, only: ['readHealth'], baseUrl: 'http://127.0.0.1:9' };
  const [line] = linesOf(await checkContract(contract, options));
  expect(line).toMatch(
    /^readHealth: GET \/api\/health \(as in the example\): expected an answer, got none: /,
  );
});

test('BEY-29 sends the same for the same seed, also of one operation among all', async () => {
  const sentOf = async (only: string[], seed: number) => {
    const sent: string[] = [];
    const front = await startChangingFront(demo.url, ({ method, url, sent: body }) => {
      if (/geocoder/.test(url)) sent.push(`${method} ${url} ${body}`);
      return undefined;
    });
    await checkContract(contract, { ...usual, write: false, only, seed, baseUrl: front.origin });
    await front.close();
    return sent;
  };
  const once = await sentOf(['getPlaceAt'], 7);
  expect(await sentOf(['weather'], 7)).toEqual(once);
  expect(await sentOf(['getPlaceAt'], 8)).not.toEqual(once);
});
