import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { readSheets } from '../../scripts/derive/privacy.ts';
import { matches } from '../../tests/support/matches.ts';
import type { Demo } from '../http/start-server.ts';
import { startApi } from '../testing/start-api.ts';
import { startSite } from '../testing/start-site.ts';

interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: object[];
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

/** Matches the shared error schema, by name or with further properties. */
const shapeOfFailures =
  /#\/components\/schemas\/Error"|"required":\["httpCode","errorCode","errorMessage","errors"\]/;

let demo: Demo;
let document: {
  paths: Record<string, Record<string, Operation>>;
  tags: { name: string }[];
  components: { schemas: object; securitySchemes: object };
};
let operations: [call: string, operation: Operation][];
beforeAll(async () => {
  demo = await startSite({ catalogue: false });
  document = (await demo.app.inject('/api/openapi.json')).json();
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]): [string, Operation] => [`${method} ${path}`, one]),
  );
});
afterAll(() => demo?.close());

/**
 * Calls that belong to no tag: of machines, the newsroom and developers; and lists, whose address the page sets
 * (`endpoint`).
 */
const ofNoTag = /^(GET \/api\/health|\w+ \/api\/(newsroom|dev)\/.*|GET \/webapi\/.*)$/;

test('every call of the API is in the privacy sheet of a tag, or of no tag, and the sheets name no other', async () => {
  const sheets = await readSheets(await readDefinitions());
  const declared = [...sheets.values()]
    .flatMap(({ sends }) => sends.map(({ call }) => call))
    .filter((call) => call.includes(' /'));
  const given = operations.map(([call]) => call.replace(/^\w+/, (method) => method.toUpperCase()));
  const said = (call: string) => declared.some((one) => matches(one, call));
  expect(given.filter((call) => !said(call) && !ofNoTag.test(call))).toEqual([]);
  expect(declared.filter((one) => !given.some((call) => matches(one, call)))).toEqual([]);
});

test('gives every operation a unique id and a summary', () => {
  const ids = operations.map(([, { operationId }]) => operationId);
  expect(ids.length).toBeGreaterThan(30);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [call, { operationId, summary }] of operations) {
    expect(operationId, call).toMatch(/^[a-z][A-Za-z]+$/);
    expect(summary, call).toMatch(/\.$/);
  }
});

test('gives every operation one documented tag', () => {
  const known = document.tags.map(({ name }) => name);
  const used = operations.map(([, { tags }]) => tags.join());
  expect(new Set(used)).toEqual(new Set(known));
});

test('states for every operation whether it needs the session cookie', () => {
  const without = [];
  const session = { session: [] };
  for (const [call, { security }] of operations) {
    expect([[], [session], [{}, session]], call).toContainEqual(security);
    if (security.length === 0) without.push(call);
  }
  expect(without).toContain('get /api/front/poll/{id}');
  expect(document.components.securitySchemes).toEqual({
    session: { type: 'apiKey', in: 'cookie', name: 'ap-session' },
  });
});

test('names the session cookie of a server behind https', async () => {
  const behind = await startApi({ publicUrl: 'https://demo.example.cat' });
  const headers = { host: 'demo.example.cat' };
  const { components } = (await behind.app.inject({ url: '/api/openapi.json', headers })).json();
  expect(components.securitySchemes.session.name).toBe('__Host-ap-session');
  await behind.close();
});

test('API-44 documents the failures of every operation in the common error format', () => {
  for (const [call, { responses }] of operations) {
    const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
    expect(
      failures.map(([status]) => status),
      call,
    ).toEqual(expect.arrayContaining(call.startsWith('get') ? ['429', '500'] : ['403', '429', '500']));
    for (const [status, { description, content }] of failures) {
      expect(description, `${call} ${status}`).toMatch(/^[A-Z]/);
      expect(JSON.stringify(content), `${call} ${status}`).toMatch(shapeOfFailures);
    }
  }
});

test('resolves every reference to a schema of the document', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to]) => to);
  const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
  expect(new Set(references)).toEqual(new Set(known));
});
