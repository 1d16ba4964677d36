import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { mostBytes } from '../../../src/forms/rules/participation-rules.ts';
import type { Demo } from '../../http/start-server.ts';
import { ownDatabase } from '../../testing/databases.ts';
import { forgetSent, startParticipation } from '../../testing/own-participation.ts';
import {
  begin,
  complete,
  init,
  openCall,
  partSize,
  png,
  post,
  put,
  sign,
} from '../../testing/participant.ts';
import { Visitor } from '../../testing/visitor.ts';
import { hour } from '../clock/periods.ts';
import { dailyBytes } from './reserve-part.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noon = new Date('2026-03-01T12:00:00Z');
let now = noon;
let demo: Demo;

beforeAll(async () => {
  demo = await startParticipation({ ...(await ownDatabase()), now: () => now });
});
afterAll(() => demo?.close());
beforeEach(async () => {
  now = noon;
  await forgetSent(demo);
});

/** Signs parts of a file until one is refused, without sending them. @returns the signed bytes, and the refusal */
async function signAll(who: Visitor, type: 'image' | 'video', limit = Number.POSITIVE_INFINITY) {
  const file = await begin(who, { type });
  let signed = 0;
  for (let number = 1; signed < limit; number++) {
    const length = Math.min(partSize, limit - signed);
    const answer = await sign(who, file, number, length);
    if (answer.statusCode !== 200) return { file, signed, refusal: answer };
    signed += length;
  }
  return { file, signed, refusal: undefined };
}

test('W-18 the mark of a browser outlasts each file that it begins', async () => {
  const who = new Visitor(demo.app);
  const marks = [await init(who), await init(who)].map(({ cookies }) =>
    cookies.map(({ value, maxAge }) => ({ value, maxAge })),
  );
  expect(marks[0]).toEqual([{ value: expect.any(String), maxAge: 24 * 60 * 60 }]);
  expect(marks[1]).toEqual(marks[0]);
});

test.each([
  ['image', mostBytes.image],
  ['video', mostBytes.video],
] as const)('UGC-28 UGC-30 the parts of an %s may have %i bytes, and not one more', async (type, most) => {
  const who = new Visitor(demo.app);
  const { file, signed } = await signAll(who, type, most);
  expect(signed).toBe(most);
  const last = Math.ceil(most / partSize);
  // repeating the part is not counted twice
  expect((await sign(who, file, last, most % partSize)).statusCode).toBe(200);
  // nor is a smaller part counted as less, while the earlier address is still valid
  expect((await sign(who, file, 1, 1)).statusCode).toBe(200);
  expect((await sign(who, file, last + 1, 1)).json().errors).toEqual([
    { errorCode: 'INVALID_FIELD', errorMessage: 'contentLength' },
  ]);
  expect((await sign(who, file, last, (most % partSize) + 1)).statusCode).toBe(400);
});

test('W-18 an image that is as long as a video may be is refused, though it is within the limit of videos', async () => {
  const { signed, refusal } = await signAll(new Visitor(demo.app), 'image');
  expect([signed, refusal?.statusCode]).toEqual([0, 400]);
});

test('W-18 refuses a completed file that is larger than its kind allows', async () => {
  const who = new Visitor(demo.app);
  const { id, uploadId } = await begin(who);
  const part = await put(who, { id, uploadId }, 1, Buffer.concat([png, Buffer.alloc(5000)]));
  // as if the client had bypassed the server and written to the store
  await demo.db.updateTable('uploads').set({ kind: 'video' }).where('id', '=', id).execute();
  const answer = await complete(who, id, { uploadId, parts: [part] });
  expect(answer.json().errors).toEqual([{ errorCode: 'INVALID_FIELD', errorMessage: 'file' }]);
});

test('W-18 an account has a quota of bytes of its own, in any browser; after a day it has it again', async () => {
  const anna = () => new Visitor(demo.app).logIn('7');
  for (let count = 0; count < dailyBytes / mostBytes.video; count++)
    expect((await signAll(await anna(), 'video', mostBytes.video)).refusal).toBeUndefined();
  now = new Date(noon.getTime() + hour);
  const { signed, refusal } = await signAll(await anna(), 'image', 1);
  expect([signed, refusal?.statusCode]).toEqual([0, 429]);
  expect(Number(refusal?.headers['retry-after'])).toBe(23 * 60 * 60);
  // it affects neither another account nor a visitor without one in the same network
  expect((await signAll(await new Visitor(demo.app).logIn('8'), 'image', 1)).refusal).toBeUndefined();
  expect((await signAll(new Visitor(demo.app), 'image', 1)).refusal).toBeUndefined();
  now = new Date(noon.getTime() + 24 * hour + 1);
  expect((await signAll(await anna(), 'image', 1)).refusal).toBeUndefined();
});

test('W-18 anonymous visitors share the quota of their network, with any cookie', async () => {
  for (let count = 0; count < dailyBytes / mostBytes.video; count++)
    await signAll(new Visitor(demo.app), 'video', mostBytes.video);
  expect((await signAll(new Visitor(demo.app), 'image', 1)).refusal?.statusCode).toBe(429);
  const elsewhere = new Visitor(demo.app, '203.0.113.9');
  expect((await signAll(elsewhere, 'image', 1)).refusal).toBeUndefined();
});

test('UGC-21 UGC-37 parts are numbered from 1, and have bytes', async () => {
  const who = new Visitor(demo.app);
  const file = await begin(who);
  for (const [number, length] of [
    [0, 5],
    [-1, 5],
    [1.5, 5],
    [10_001, 5],
    [1, 0],
    [1, partSize + 1],
  ] as const)
    expect((await sign(who, file, number, length)).statusCode, `${number} of ${length}`).toBe(400);
  expect((await sign(who, file, 1, 5)).statusCode).toBe(200);
});

test.each([
  ['a path', '../../etc/passwd', 'png'],
  ['three hundred characters', 'a'.repeat(300), 'png'],
  ['no characters', '', ''],
  ['markup', '"><script>alert(1)</script>', '<b>'],
  ['an extension of more than letters', 'foto', 'jpg (1)'],
])('UGC-18 UGC-39 takes a file with %s for its name', async (_what, name, extension) => {
  const who = new Visitor(demo.app);
  expect((await init(who, { name, extension })).statusCode).toBe(200);
  expect(await demo.db.selectFrom('uploads').select(['name', 'extension']).execute()).toEqual([
    { name, extension },
  ]);
});

test('W-18 refuses over-long names, control characters and types of another kind', async () => {
  const who = new Visitor(demo.app);
  for (const file of [
    { name: 'a'.repeat(301) },
    { name: 'a\nb' },
    { name: 'a\0b' },
    { contentType: 'text/html' },
    { contentType: 'video/webm' },
  ])
    expect((await init(who, { type: 'image', ...file })).statusCode, JSON.stringify(file)).toBe(400);
  expect(await demo.db.selectFrom('uploads').select('id').execute()).toEqual([]);
});

test('UGC-19 UGC-25 a closed call accepts nothing, not even uploads that were started before', async () => {
  const who = new Visitor(demo.app);
  const closed = { httpCode: 403, errorCode: 'PARTICIPATION_CLOSED' };
  const path = '/api/front/ugc/4';
  expect((await init(who, { path })).json()).toMatchObject(closed);
  expect((await post(who, {}, path)).json()).toMatchObject(closed);
  const file = await begin(who);
  const close = (closes_at: Date | null) =>
    demo.db.updateTable('participation_calls').set({ closes_at }).where('id', '=', '2').execute();
  await close(new Date(noon.getTime() + 1));
  expect((await sign(who, file, 1, 5)).statusCode).toBe(200);
  now = new Date(noon.getTime() + 1);
  expect((await sign(who, file, 1, 5)).json()).toMatchObject(closed);
  expect(
    (await complete(who, file.id, { uploadId: 'a', parts: [{ etag: 'a', partNumber: 1 }] })).json(),
  ).toMatchObject(closed);
  await close(null);
  expect((await init(who, { path: `${openCall}9` })).statusCode).toBe(404);
});
