import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { hour } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { opaqueUserId, readOpaqueUserId } from './opaque-user-id.ts';

const noon = new Date('2026-03-01T12:00:00Z').getTime();
let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

const at = (time: number) => ({ db: demo.db, config: { now: () => new Date(time) } }) as DemoContext;

test('W-09 reads the id back for exactly one hour', async () => {
  const opaque = await opaqueUserId(at(noon), { id: 10 });
  expect(await readOpaqueUserId(at(noon + hour - 1), opaque)).toBe(10);
  expect(await readOpaqueUserId(at(noon + hour), opaque)).toBeUndefined();
});

test('W-03 reveals neither the user’s number nor that two ids are of the same user', async () => {
  const [one, two] = [await opaqueUserId(at(noon), { id: 10 }), await opaqueUserId(at(noon), { id: 10 })];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('10,');
});

test('W-09 rejects ids with a changed byte, of another server, and plain numbers', async () => {
  const opaque = await opaqueUserId(at(noon), { id: 10 });
  for (let index = 0; index < opaque.length - 1; index++) {
    const forged = opaque.slice(0, index) + (opaque[index] === 'A' ? 'B' : 'A') + opaque.slice(index + 1);
    expect(await readOpaqueUserId(at(noon), forged)).toBeUndefined();
  }
  for (const wrong of ['', '10', 'x'.repeat(38), '%00'])
    expect(await readOpaqueUserId(at(noon), wrong)).toBeUndefined();
  const elsewhere = await startApi();
  expect(await readOpaqueUserId({ ...at(noon), db: elsewhere.db }, opaque)).toBeUndefined();
  await elsewhere.close();
});
