import { randomUUID } from 'node:crypto';
import type { PluginTransformQueryArgs } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { ownDatabase } from '../../testing/databases.ts';
import { forgetSent, startParticipation, taskContext } from '../../testing/own-participation.ts';
import {
  abort,
  begin,
  complete,
  create,
  init,
  png,
  post,
  put,
  sign,
  upload,
} from '../../testing/participant.ts';
import { proofFor } from '../../testing/proofs.ts';
import { Visitor } from '../../testing/visitor.ts';
import { day, hour } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { decide } from './moderate.ts';
import { abortStored, signedUrl } from './store-client.ts';
import { type Sent, storeWithFile } from './store-participation.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { keyOf } from './uploads.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noon = new Date('2026-03-01T12:00:00Z');
let now = noon;
let demo: Demo;
let context: DemoContext;

/** Requires the captcha, as for visitors. */
beforeAll(async () => {
  demo = await startParticipation({ ...(await ownDatabase()), captcha: true, now: () => now });
  context = taskContext(demo, { now: () => now });
});
afterAll(() => demo?.close());
beforeEach(async () => {
  now = noon;
  await forgetSent(demo);
});

const token = (who: Visitor) => proofFor(who, 'ugc');
const sentRows = () => demo.db.selectFrom('participations').selectAll().execute();
const files = () => demo.db.selectFrom('uploads').select(['id', 'state']).execute();
/** Counts the unfinished uploads in the store. */
async function begunInStore(id: string): Promise<number> {
  const query = { uploads: '', prefix: keyOf(id) };
  const list = await signedUrl(context, { method: 'GET', key: '', query });
  return (await (await fetch(list)).text()).split('<UploadId>').length - 1;
}

test('UGC-25 API-31 stores a text sent again after a lost answer once and returns the same answer', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  const first = await post(who, { captcha });
  expect([first.statusCode, first.json()]).toEqual([200, { response: {} }]);
  // without the cookies, which may have been lost with the response
  for (const again of [who, new Visitor(demo.app)])
    expect((await post(again, { captcha })).json()).toEqual(first.json());
  // the form makes another proof before it sends again
  now = new Date(noon.getTime() + hour - 1);
  expect((await post(who, { captcha: await token(who) })).json()).toEqual(first.json());
  expect(await sentRows()).toHaveLength(1);
});

test('UGC-25 stores one of several identical simultaneous texts and accepts them all', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  const other = await token(who);
  const all = await Promise.all([captcha, captcha, other].map((one) => post(who, { captcha: one })));
  expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await sentRows()).toHaveLength(1);
  expect(
    (await post(who, { captcha: await token(who), checkCommercialCommunications: true })).statusCode,
  ).toBe(200);
  expect(await sentRows()).toHaveLength(2);
});

test('UGC-25 refuses a different text that reuses a captcha proof', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  await post(who, { captcha });
  for (const change of [{ text: 'Una altra cosa' }, { email: 'x@example.cat' }, { name: 'Neus' }])
    expect((await post(who, { captcha, ...change })).json().errors).toMatchObject([
      { errorMessage: 'recaptcha' },
    ]);
  const anna = await new Visitor(demo.app).logIn('7');
  expect((await post(anna, { captcha })).statusCode).toBe(400);
  now = new Date(noon.getTime() + hour);
  expect((await post(who, { captcha: await token(who) })).statusCode).toBe(200);
  expect(await sentRows()).toHaveLength(2);
});

test('UGC-25 accepts a stored text again after its call has closed, but no new text', async () => {
  const [who, captcha] = [new Visitor(demo.app), await token(new Visitor(demo.app))];
  expect((await post(who, { captcha })).statusCode).toBe(200);
  const close = (closes_at: Date | null) =>
    demo.db.updateTable('participation_calls').set({ closes_at }).where('id', '=', '2').execute();
  onTestFinished(async () => {
    await close(null);
  });
  await close(now);
  expect((await post(who, { captcha })).statusCode).toBe(200);
  expect((await post(who, { captcha, text: 'Una altra cosa' })).json()).toMatchObject({
    errorCode: 'PARTICIPATION_CLOSED',
  });
  expect(await sentRows()).toHaveLength(1);
});

test('UGC-32 a file that the database cannot be asked for now is not one that there is not', async () => {
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  let asked = 0;
  const transformQuery = ({ node }: PluginTransformQueryArgs) => {
    if (asked++ === 0) throw away;
    return node;
  };
  const db = demo.db.withPlugin({ transformQuery, transformResult: async ({ result }) => result });
  const fields = { type: 'text_image' } as Sent['fields'];
  const sent = { ugcId: '2', userId: null, fields, captcha: 'a', fileId: randomUUID(), onceHash: 'a' };
  await expect(storeWithFile({ ...context, db }, sent, undefined)).rejects.toBe(away);
});

test('UGC-25 repeats do not count against the quota', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  for (let count = 0; count < 30; count++) expect((await post(who, { captcha })).statusCode).toBe(200);
});

test('UGC-25 UGC-32 a text with its file is stored once, and so are two of them at once', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  const { id } = await upload(who, png, { captcha });
  const sent = { type: 'text_image', uploadFileId: id, captcha };
  const both = await Promise.all([post(who, sent), post(who, sent)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await post(who, sent)).statusCode).toBe(200);
  expect((await sentRows()).map(({ file_id }) => file_id)).toEqual([id]);
});

/** Sends a text with a file. @returns its sender, its fields and its row */
async function sendWithFile() {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  const { id } = await upload(who, png, { captcha });
  const sent = { type: 'text_image', uploadFileId: id, captcha };
  await post(who, sent);
  const [row] = await sentRows();
  if (!row) throw new Error('nothing was stored');
  return { who, sent, row };
}

test('UGC-25 replaces a submission that its sender changes after a lost answer', async () => {
  const { who, sent, row } = await sendWithFile();
  const changed = { ...sent, text: 'Amb un accent que hi faltava' };
  const refused = [{ errorCode: 'INVALID_FIELD', errorMessage: 'uploadFileId' }];
  expect((await post(new Visitor(demo.app), changed)).json().errors).toEqual(refused);
  for (let time = 0; time < 2; time++) expect((await post(who, changed)).statusCode).toBe(200);
  const [second, ...more] = await sentRows();
  expect(more).toEqual([]);
  expect(second).toMatchObject({ text: changed.text, file_id: row.file_id, state: 'waiting' });
  // an editor who has read the first version cannot accept the second with its id
  expect(await decide(context, row.id, 'accepted')).toBe(false);
});

test('UGC-25 refuses changes after a decision of the newsroom', async () => {
  const { who, sent, row } = await sendWithFile();
  await decide(context, row.id, 'refused');
  expect((await post(who, { ...sent, text: 'Una altra cosa' })).statusCode).toBe(400);
  expect(await sentRows()).toMatchObject([{ id: row.id, text: row.text, state: 'refused' }]);
});

test('UGC-32 W-18 a file is bound to the captcha that it was begun with, which is used up by then', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  expect((await init(who)).json().errors).toMatchObject([{ errorMessage: 'recaptcha' }]);
  const { id } = await upload(who, png, { captcha });
  const sent = { type: 'text_image', uploadFileId: id };
  for (const other of [undefined, '', 'of nobody', await token(who)])
    expect((await post(who, { ...sent, captcha: other })).json().errors).toEqual([
      { errorCode: 'INVALID_FIELD', errorMessage: 'recaptcha' },
    ]);
  // it is valid neither for a text nor for another file
  expect((await post(who, { captcha })).statusCode).toBe(400);
  expect((await init(who, { captcha, name: 'una altra' })).statusCode).toBe(400);
  expect((await post(who, { ...sent, captcha })).statusCode).toBe(200);
});

test('UGC-19 API-32 returns the same file for an upload restarted after a lost answer', async () => {
  const captcha = await token(new Visitor(demo.app));
  const lost = new Visitor(demo.app);
  const first = (await init(lost, { captcha })).json().response;
  const who = new Visitor(demo.app);
  const again = (await init(who, { captcha })).json().response;
  expect(again.id).toBe(first.id);
  expect(await files()).toEqual([{ id: first.id, state: 'open' }]);
  const uploadId = await create(again.uploadUrl);
  const part = await put(who, { id: again.id, uploadId }, 1, png);
  expect((await sign(lost, { id: again.id, uploadId }, 1, 5)).statusCode).toBe(404);
  expect((await complete(who, again.id, { uploadId, parts: [part] })).statusCode).toBe(200);
});

test('UGC-19 W-18 refuses to restart an aborted upload or one that already has parts', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  const { id, uploadId } = await begin(who, { captcha });
  await put(who, { id, uploadId }, 1, png);
  expect((await init(new Visitor(demo.app), { captcha })).statusCode).toBe(400);
  const second = await token(who);
  const given = await begin(who, { captcha: second });
  await abort(who, given.id, given.uploadId);
  expect((await init(who, { captcha: second })).statusCode).toBe(400);
  const third = await token(who);
  await init(who, { captcha: third });
  expect((await init(await new Visitor(demo.app).logIn('7'), { captcha: third })).statusCode).toBe(400);
});

test('UGC-20 API-33 asking the store twice for an upload is no harm: one is used, and none is left behind', async () => {
  const who = new Visitor(demo.app);
  const { id, uploadUrl } = (await init(who, { captcha: await token(who) })).json().response;
  const [lost, uploadId] = [await create(uploadUrl), await create(uploadUrl)];
  expect(lost).not.toBe(uploadId);
  expect(await begunInStore(id)).toBe(2);
  const part = await put(who, { id, uploadId }, 1, png);
  expect((await sign(who, { id, uploadId: lost }, 1, 5)).statusCode).toBe(404);
  expect((await complete(who, id, { uploadId, parts: [part] })).statusCode).toBe(200);
  expect(await begunInStore(id)).toBe(0);
});

test('W-18 removes uploads that the server never knew with their file after a day', async () => {
  const who = new Visitor(demo.app);
  const { id, uploadUrl } = (await init(who, { captcha: await token(who) })).json().response;
  await create(uploadUrl);
  await create(uploadUrl);
  now = new Date(noon.getTime() + day - 1);
  expect([await sweepUploads(context), await begunInStore(id)]).toEqual([0, 2]);
  now = new Date(noon.getTime() + day);
  expect([await sweepUploads(context), await begunInStore(id)]).toEqual([1, 0]);
  expect(await files()).toEqual([]);
});

test('W-18 a file stays in the sweep while the store cannot be asked', async () => {
  const who = new Visitor(demo.app);
  await init(who, { captcha: await token(who) });
  now = new Date(noon.getTime() + day);
  const publicUrl = 'http://127.0.0.1:1';
  const unreachable = { ...context, config: { ...context.config, publicUrl } };
  expect(await abortStored(unreachable, 'ugc/a')).toBe(false);
  expect(await sweepUploads(unreachable)).toBe(0);
  expect(await files()).toMatchObject([{ state: 'removed' }]);
  expect(await sweepUploads(context)).toBe(1);
});

test('API-37 UGC-24 giving a file up needs its uploadId and the cookie, and no session that may have ended', async () => {
  const who = await new Visitor(demo.app).logIn('7');
  const { id, uploadId } = await begin(who, { captcha: await token(who) });
  await put(who, { id, uploadId }, 1, png);
  const cookie = new Visitor(demo.app);
  expect((await abort(cookie, id, uploadId)).statusCode).toBe(404);
  expect((await abort(who, id, 'another')).statusCode).toBe(404);
  await who.post('/api/front/user/logout');
  expect((await abort(who, id, uploadId)).statusCode).toBe(200);
  expect(await files()).toEqual([{ id, state: 'removed' }]);
  expect(await sweepUploads(context)).toBe(1);
  expect(await begunInStore(id)).toBe(0);
});

test('UGC-36 a file that was sent with its text is not given up any more', async () => {
  const who = new Visitor(demo.app);
  const captcha = await token(who);
  const { id, uploadId } = await upload(who, png, { captcha });
  await post(who, { type: 'text_image', uploadFileId: id, captcha });
  await abort(who, id, uploadId);
  expect(await files()).toEqual([{ id, state: 'attached' }]);
});

test('ROLE-02 W-18 refuses every participation request of a child, even for the tutor’s own file', async () => {
  const child = await demo.db
    .selectFrom('users')
    .select(['id', 'tutor_id'])
    .where('type', '=', 'laCollaMember')
    .where('tutor_id', 'is not', null)
    .executeTakeFirstOrThrow();
  const who = await new Visitor(demo.app).logIn(String(child.tutor_id));
  const captcha = await token(who);
  const { id, uploadId } = await begin(who, { captcha });
  await who.logIn(String(child.id));
  const answers = [
    await init(who, { captcha: await token(who) }),
    await sign(who, { id, uploadId }, 1, 5),
    await complete(who, id, { uploadId, parts: [{ etag: 'a', partNumber: 1 }] }),
    await post(who, { captcha: await token(who) }),
    await post(who, { type: 'text_image', uploadFileId: id, captcha }),
  ];
  expect(answers.map((answer) => answer.json().errorCode)).toEqual(Array(5).fill('ADULT_REQUIRED'));
  await who.logIn(String(child.tutor_id));
  const part = await put(who, { id, uploadId }, 1, png);
  await complete(who, id, { uploadId, parts: [part] });
  expect((await post(who, { type: 'text_image', uploadFileId: id, captcha })).statusCode).toBe(200);
});
