import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { attacks } from '../../../tests/support/body/attacks.ts';
import type { ModerationState } from '../../api/participation/moderate.ts';
import { scanUploads } from '../../api/participation/scan-uploads.ts';
import type { Demo } from '../../http/start-server.ts';
import { eicar, startScanServer } from '../../providers/scanner/scan-server.ts';
import { ownDatabase } from '../../testing/databases.ts';
import { forgetSent, goneScanner, startParticipation, taskContext } from '../../testing/own-participation.ts';
import { attributes, decode } from '../../testing/pages.ts';
import { png, post, upload, webm } from '../../testing/participant.ts';
import { Visitor } from '../../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const base = '/web';
const call = `${base}/api/front/ugc/2`;
const desk = `${base}/redaccio/participacio`;
let demo: Demo;
let scanner: Awaited<ReturnType<typeof startScanServer>>;
let now = new Date('2026-03-01T12:00:00Z');

beforeAll(async () => {
  scanner = await startScanServer();
  demo = await startParticipation({
    ...(await ownDatabase()),
    scanner: goneScanner,
    basePath: base,
    now: () => now,
  });
});
afterAll(async () => {
  await demo?.close();
  await scanner?.close();
});
beforeEach(() => forgetSent(demo));

async function logIn(userId: string) {
  const visitor = new Visitor(demo.app);
  await visitor.post(`${base}/api/dev/session`, { payload: { userId } });
  return visitor;
}
const staff = () => logIn('13');
const press = (who: Visitor, address: string, headers = {}) =>
  who.post(address, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: '',
  });

/** Sends a text, with a file of the given bytes if any. */
async function send(text: string, bytes?: Buffer, more: object = {}) {
  const who = new Visitor(demo.app);
  const isVideo = bytes?.includes('\x1a\x45\xdf\xa3', 'latin1');
  const file = bytes && (await upload(who, bytes, { path: call, type: isVideo ? 'video' : 'image' }));
  const type = file ? (isVideo ? 'text_video' : 'text_image') : 'text';
  const answer = await post(who, { text, type, uploadFileId: file?.id, ...more }, call);
  expect(answer.json()).toEqual({ response: {} });
  return { fileId: file?.id ?? '', id: await idOf(text) };
}
async function idOf(text: string): Promise<string> {
  const rows = await demo.db.selectFrom('participations').select('id').where('text', '=', text).execute();
  return rows[0]?.id ?? '';
}
/** Scans all unscanned files. */
async function scan(): Promise<void> {
  expect(await scanUploads(taskContext(demo, { basePath: base, scanner, now: () => now }))).toBe(0);
}
const pageOf = async (who: Visitor, query = '') => (await who.get(desk + query)).body;
const stateOf = async (id: string) =>
  (await demo.db.selectFrom('participations').select('state').where('id', '=', id).executeTakeFirst())?.state;

test('UGC-25 W-18 keeps public submissions waiting until staff accepts or refuses them', async () => {
  const { id } = await send('Quan torna?');
  const rosa = await staff();
  const waiting = await pageOf(rosa);
  for (const word of ['Quan torna?', 'De Vicent', 'vicent@example.cat', 'Què li preguntaríeu'])
    expect(decode(waiting)).toContain(word);
  const acts: [act: string, state: ModerationState, list: string][] = [
    ['acceptar', 'accepted', '?estat=acceptades'],
    ['rebutjar', 'refused', '?estat=rebutjades'],
    ['acceptar', 'accepted', '?estat=acceptades'],
  ];
  for (const [act, state, list] of acts) {
    const answer = await press(rosa, `${desk}/${id}/${act}?estat=pendents`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${desk}?estat=pendents`]);
    expect(await stateOf(id)).toBe(state);
    expect(await pageOf(rosa, list)).toContain('Quan torna?');
  }
  for (const list of ['', '?estat=rebutjades', '?estat=cap'])
    expect(await pageOf(rosa, list)).not.toContain('Quan torna?');
});

test('W-18 every button of the page does what it says, and leads back to where it was pressed', async () => {
  await send('U');
  const rosa = await staff();
  const actions = attributes(await pageOf(rosa, '?crida=2'), 'action').filter((action) =>
    action.includes('/rebutjar'),
  );
  expect(actions).toHaveLength(1);
  const answer = await press(rosa, actions[0] ?? '');
  expect(answer.headers.location).toBe(`${desk}?estat=pendents&crida=2`);
  expect((await rosa.get(String(answer.headers.location))).body).toContain('No n’hi ha cap.');
});

test('W-18 a picture and a video are seen, with the type of their bytes, in ranges, and never as a page', async () => {
  const rosa = await staff();
  for (const [bytes, type, tag] of [
    [png, 'image/png', '<img '],
    [webm(2000), 'video/webm', '<video '],
  ] as const) {
    const { fileId } = await send(type, bytes);
    await scan();
    const address = `${desk}/fitxers/${fileId}`;
    expect(await pageOf(rosa)).toContain(address);
    expect(await pageOf(rosa)).toContain(tag);
    const whole = await rosa.get(address);
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    const part = await rosa.get(address, { headers: { range: 'bytes=2-5' } });
    expect([
      part.statusCode,
      part.headers['content-range'],
      part.rawPayload.equals(bytes.subarray(2, 6)),
    ]).toEqual([206, `bytes 2-5/${bytes.length}`, true]);
    const beyond = await rosa.get(address, { headers: { range: 'bytes=9000-' } });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([
      416,
      `bytes */${bytes.length}`,
      '',
    ]);
  }
});

test('W-18 a download is one answer, for HEAD and for a range that makes no sense too', async () => {
  const warnings = vi.spyOn(demo.app.log, 'warn');
  const rosa = await staff();
  const { fileId } = await send('una foto', png);
  await scan();
  const address = `${desk}/fitxers/${fileId}`;
  for (const range of ['bytes=5-1', 'bytes=a-b', 'bytes=0-1,4-5', '5']) {
    const whole = await rosa.get(address, { headers: { range } });
    expect([whole.statusCode, whole.rawPayload.equals(png)], range).toEqual([200, true]);
  }
  const cookie = [...rosa.cookies].map((pair) => pair.join('=')).join('; ');
  const head = await fetch(new URL(address, demo.url), { method: 'HEAD', headers: { cookie } });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(png.length)]);
  expect(JSON.stringify(warnings.mock.calls)).not.toContain('FST_ERR_REP_ALREADY_SENT');
});

test('W-18 a file whose stored type is none of those that are taken is only bytes', async () => {
  const { fileId } = await send('tipus', png);
  await scan();
  await demo.db.updateTable('uploads').set({ content_type: 'text/html' }).where('id', '=', fileId).execute();
  expect((await (await staff()).get(`${desk}/fitxers/${fileId}`)).headers['content-type']).toBe(
    'application/octet-stream',
  );
});

test('W-18 hides an unscanned file, blocks its acceptance and deletes an infected one', async () => {
  const rosa = await staff();
  const { id, fileId } = await send('sense mirar', png);
  const page = await pageOf(rosa);
  expect(decode(page)).toContain('es mostrarà quan s’haja comprovat');
  expect(page).not.toContain(`fitxers/${fileId}`);
  expect(page).not.toContain('/acceptar');
  expect((await rosa.get(`${desk}/fitxers/${fileId}`)).statusCode).toBe(404);
  const refused = await press(rosa, `${desk}/${id}/acceptar`);
  expect([refused.statusCode, await stateOf(id)]).toEqual([409, 'waiting']);
  expect(decode(refused.body)).toContain('No s’ha pogut acceptar');

  const infected = await send('amb virus', Buffer.concat([png, eicar]));
  await scan();
  expect(await stateOf(infected.id)).toBe('refused');
  const told = await pageOf(rosa, '?estat=rebutjades');
  expect(decode(told)).toContain('duia un virus i s’ha esborrat');
  expect((await rosa.get(`${desk}/fitxers/${infected.fileId}`)).statusCode).toBe(404);
  expect((await press(rosa, `${desk}/${infected.id}/acceptar`)).statusCode).toBe(409);
});

test('W-18 what is deleted is gone for the newsroom at once, and its file from the store', async () => {
  const rosa = await staff();
  const { id, fileId } = await send('fora', png);
  await scan();
  expect((await press(rosa, `${desk}/${id}/esborrar`)).statusCode).toBe(303);
  expect((await rosa.get(`${desk}/fitxers/${fileId}`)).statusCode).toBe(404);
  expect(await pageOf(rosa)).not.toContain('fora');
  await vi.waitFor(
    async () => expect(await demo.db.selectFrom('uploads').select('id').execute()).toEqual([]),
    { timeout: 30_000 },
  );
  // pressed twice
  expect((await press(rosa, `${desk}/${id}/esborrar`)).statusCode).toBe(303);
});

test('W-11 W-18 only the staff sees, decides and deletes, and no page of another site in its name', async () => {
  const { id, fileId } = await send('de ningú més', png);
  await scan();
  const visitors: [who: Visitor, status: number][] = [
    [new Visitor(demo.app), 401],
    [await logIn('7'), 403],
  ];
  for (const [who, status] of visitors) {
    for (const address of [desk, `${desk}/fitxers/${fileId}`]) {
      const answer = await who.get(address);
      expect(answer.statusCode, address).toBe(status);
      expect(answer.body).not.toContain('de ningú més');
      expect(answer.rawPayload.includes(png)).toBe(false);
    }
    for (const act of ['acceptar', 'rebutjar', 'esborrar'])
      expect((await press(who, `${desk}/${id}/${act}`)).statusCode).toBe(status);
  }
  const rosa = await staff();
  for (const act of ['acceptar', 'rebutjar', 'esborrar'])
    expect((await press(rosa, `${desk}/${id}/${act}`, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );
  expect(await stateOf(id)).toBe('waiting');
});

test('W-06 W-18 no attack that is sent in a field is more than text for the staff', async () => {
  const rosa = await staff();
  await send('base', png);
  await scan();
  const plain = await pageOf(rosa);
  const shape = (html: string) => [...html.matchAll(/<\/?[a-z][^>\s]*/gi)].map(([tag]) => tag).join(' ');
  for (const attack of attacks) {
    // PostgreSQL rejects NUL, and the client of the embedded database drops a byte order mark
    const text = attack.replaceAll('\0', '').replace(/^\ufeff/, '');
    await demo.db.updateTable('participations').set({ name: text, email: text, text }).execute();
    await demo.db.updateTable('uploads').set({ name: text, extension: text }).execute();
    const page = await pageOf(rosa);
    // the same elements as with a harmless text
    expect(shape(page), text).toBe(shape(plain));
    expect(decode(page)).toContain(text);
  }
});

test.each(['a\0b', 'a\u2028b', '\ud800', '\u202etxet'])(
  'W-06 a text with %j is taken or refused, and is no fault of the server',
  async (text) => {
    const answer = await post(new Visitor(demo.app), { text, name: text }, call);
    expect([200, 400]).toContain(answer.statusCode);
    expect((await (await staff()).get(desk)).statusCode).toBe(200);
  },
);

test('UGC-25 a long text, of one word too, is there as a whole', async () => {
  const long = `${'a'.repeat(2500)}\n${'paraula '.repeat(312)}`.trim();
  await send(long);
  expect(await pageOf(await staff())).toContain(long);
});

test('W-18 the staff sees one participation alone, and goes on to the older ones', async () => {
  for (let index = 1; index <= 45; index++) {
    now = new Date(now.getTime() + 1000);
    const row = {
      ugc_id: index % 3 ? '2' : '1',
      user_id: null,
      type: 'text',
      name: 'N',
      email: 'e@example.cat',
    };
    await demo.db
      .insertInto('participations')
      .values({ ...row, id: `p${index}`, text: `text ${index}.`, commercial: false, created_at: now })
      .execute();
  }
  const rosa = await staff();
  const seen = async (query: string) => {
    const page = await pageOf(rosa, query);
    const texts = [...page.matchAll(/text (\d+)\./g)].map(([, number]) => Number(number));
    const more = attributes(page, 'href').find((href) => href.includes('abans='));
    return { texts, more: more?.slice(desk.length), page };
  };
  const first = await seen('');
  expect([first.texts.length, first.texts[0], first.texts.at(-1)]).toEqual([20, 45, 26]);
  const second = await seen(first.more ?? '');
  const third = await seen(second.more ?? '');
  expect([third.texts, third.more]).toEqual([[5, 4, 3, 2, 1], undefined]);
  const ofOne = await seen('?crida=1');
  expect(ofOne.texts).toEqual([45, 42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 12, 9, 6, 3]);
  expect(ofOne.page).toMatch(/Pendents <span>15</);
  // an unknown position gives the first page
  expect((await seen('?abans=ja-no-hi-es')).texts[0]).toBe(45);
  expect((await seen('?crida=99')).texts).toEqual([]);
});
