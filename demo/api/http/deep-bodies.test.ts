import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
}

let demo: Demo;
let editor: Visitor;
let calls: { method: 'post' | 'patch' | 'delete'; url: string; fields: string[] }[];
beforeAll(async () => {
  demo = await startApi();
  editor = await new Visitor(demo.app).logIn('13');
  const { paths } = (await demo.app.inject('/api/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema;
      return body
        ? [
            {
              method: method as 'post',
              url: path.replace('{ugcId}', '2').replace(/\{\w+\}/g, 'x'),
              fields: Object.keys(body.properties ?? {}),
            },
          ]
        : [];
    }),
  );
});
afterAll(() => demo?.close());

const headers = { 'content-type': 'application/json' };
const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test('W-09 refuses 100,000 levels by their size, before they are parsed', async () => {
  for (const { method, url } of calls) {
    const { statusCode, body } = await editor[method](url, { headers, payload: lists(100_000) });
    expect([statusCode, JSON.parse(body).errorMessage], url).toEqual([413, 'La petició és massa gran.']);
  }
});

test('W-09 refuses the greatest depth that the size allows in each field of each call', async () => {
  expect(calls.length).toBeGreaterThan(20);
  for (const { method, url, fields } of calls) {
    const bodies = fields.map((name) => `{"${name}":${lists(30_000)}}`);
    for (const payload of [lists(30_000), ...bodies]) {
      const { statusCode, body } = await editor[method](url, { headers, payload });
      const { errorCode, errors } = JSON.parse(body);
      expect([statusCode, errorCode], `${url} ${payload.slice(0, 20)}`).toEqual([400, 'INVALID_FIELDS']);
      expect(errors).not.toEqual([]);
    }
  }
});

test('W-09 ignores or refuses an unknown field, as deep as the size allows', async () => {
  for (const { method, url } of calls) {
    const { statusCode } = await editor[method](url, { headers, payload: objects(9_000) });
    expect(statusCode, url).toBeLessThan(500);
  }
});
