import Ajv2020 from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccount, demoPolicyKey, library } from '../../cms/content/media-library.ts';
import type { Demo } from '../../http/start-server.ts';
import { startSite } from '../../testing/start-site.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startSite({ basePath: '/web' });
}, 60_000);
afterAll(() => demo?.close());

const accept = `application/json;pk=${demoPolicyKey}`;
const ask = (id: string, headers: Record<string, string> = { accept }, account = demoAccount) =>
  demo.app.inject({ url: `/web/playback/v1/accounts/${account}/videos/${id}`, headers });

test('API-40 answers a video with its sources, captions, poster and duration', async () => {
  const answer = await ask('6000000000101');
  expect(answer.statusCode).toBe(200);
  const folder = '/web/assets/media/v1/far';
  expect(answer.json()).toMatchObject({
    id: '6000000000101',
    account_id: demoAccount,
    name: 'Com es fa un far',
    duration: 60_000,
    poster: expect.stringMatching(/^\/web\/clip\//),
    projection: null,
    sources: [
      { type: 'application/x-mpegURL', src: `${folder}/master.m3u8` },
      { type: 'application/dash+xml', src: `${folder}/manifest.mpd` },
      { type: 'video/mp4', container: 'MP4', src: `${folder}/far.mp4` },
    ],
    text_tracks: [
      { kind: 'captions', srclang: 'ca', mime_type: 'text/vtt', src: `${folder}/captions-ca.vtt` },
      { kind: 'metadata', label: 'thumbnails', src: `${folder}/thumbnails.vtt` },
    ],
  });
  expect(answer.json().cue_points[1]).toMatchObject({ name: 'La porta', time: 12 });
});

test('API-40 the key comes in a header of its own as well', async () => {
  expect((await ask('6000000000101', { 'bcov-policy': demoPolicyKey })).statusCode).toBe(200);
});

test('API-40 marks live streams, 360° videos and audio', async () => {
  const json = async (id: string) => (await ask(id)).json();
  expect((await json('6000000000301')).duration).toBe(-1);
  expect((await json('6000000000106')).projection).toBe('equirectangular');
  expect((await json('6000000000201')).sources.at(-1).type).toBe('audio/mp4');
});

test.each([
  ['without a key', '6000000000101', {}, demoAccount, 401, 'INVALID_POLICY_KEY', undefined],
  [
    'with another key',
    '6000000000101',
    { accept: 'application/json;pk=x' },
    demoAccount,
    401,
    'INVALID_POLICY_KEY',
    undefined,
  ],
  ['of another account', '6000000000101', { accept }, '1', 403, 'ACCESS_DENIED', undefined],
  ['that is not there', '1', { accept }, demoAccount, 404, 'VIDEO_NOT_FOUND', undefined],
  ['that has expired', '6000000000107', { accept }, demoAccount, 403, 'VIDEO_NOT_PLAYABLE', undefined],
  ['of another country', '6000000000108', { accept }, demoAccount, 403, 'ACCESS_DENIED', 'CLIENT_GEO'],
])('API-40 refuses a video %s', async (_what, id, headers, account, status, code, subcode) => {
  const answer = await ask(id, headers as Record<string, string>, account);
  expect(answer.statusCode).toBe(status);
  const [error, ...more] = answer.json();
  expect(more).toEqual([]);
  expect([error.error_code, error.error_subcode]).toEqual([code, subcode]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('API-40 an address that is none is refused in the same shape', async () => {
  const answer = await demo.app.inject('/web/playback/v1/none');
  expect([answer.statusCode, answer.json()[0].error_code]).toEqual([404, 'RESOURCE_NOT_FOUND']);
});

test('API-40 answers as its OpenAPI document says', async () => {
  const document = (await demo.app.inject('/web/playback/v1/openapi.json')).json();
  const [path, ...others] = Object.keys(document.paths);
  expect([path, others]).toEqual(['/web/playback/v1/accounts/{account}/videos/{video}', []]);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema(document, 'document');
  for (const id of [...library.map((video) => video.id), '1']) {
    const answer = await ask(id);
    const pointer = encodeURIComponent(path?.replaceAll('/', '~1') ?? '');
    const validate = ajv.getSchema(
      `document#/paths/${pointer}/get/responses/${answer.statusCode}/content/application~1json/schema`,
    );
    expect(validate?.(answer.json()), `${id}: ${ajv.errorsText(validate?.errors)}`).toBe(true);
  }
});

test('API-40 frames a player of its own, and says so where there is nothing to play', async () => {
  const frame = async (id: string) =>
    (await demo.app.inject(`/web/reproductors/${demoAccount}/default_default/index.html?videoId=${id}`)).body;
  expect(await frame('6000000000101')).toContain('<source src="/web/assets/media/v1/far/master.m3u8"');
  expect(await frame('6000000000201')).toContain('<audio controls');
  expect(await frame('6000000000101&t=24s')).toContain('master.m3u8#t=24"');
  for (const id of ['6000000000107', 'none']) expect(await frame(id)).toContain('unavailable');
});

test('API-40 pages let players feed a stream to the browser', async () => {
  const { headers } = await demo.app.inject('/web/');
  expect(headers['content-security-policy']).toContain("media-src 'self' blob:");
});
