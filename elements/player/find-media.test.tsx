import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Fault } from '../../src/media/fault.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import {
  type BrightcoveError,
  type BrightcoveVideo,
  brightcoveAccount,
  brightcoveForeignAccount,
  brightcoveId,
  brightcovePolicyKey,
  startBrightcove,
} from '../../tests/support/services/brightcove.ts';
import type { ServiceFault } from '../../tests/support/services/service-server.ts';
import { findMedia } from './find-media.ts';

let service: Awaited<ReturnType<typeof startBrightcove>>;
beforeAll(async () => {
  service = await startBrightcove();
});
afterAll(() => service.close());

const given = (config: object = {}) =>
  givenPage({
    videoProvider: 'api',
    videoApi: `${service.url}/playback/v1`,
    videoAccount: brightcoveAccount,
    videoKey: brightcovePolicyKey,
    ...config,
  });
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => {
  given();
  warnings.mockClear();
});

const find = (bcId: string, account?: string) =>
  findMedia(document.createElement('ap-player'), { bcId, account }, new AbortController().signal);
const findVideo = (name: BrightcoveVideo) => find(brightcoveId(name));
const folders = ({ sources }: { sources: readonly { src: string }[] }) =>
  sources.map(({ src }) => /^https:\/\/media\.example\/(.+)\/[^/]+$/.exec(src)?.[1]);

test('PLAY-23 tries Brightcove’s DASH, then its older HLS, then the file of medium width', async () => {
  const id = brightcoveId('clear');
  expect(folders(await findVideo('clear'))).toEqual([
    `manifest/v1/dash/live-baseurl/clear/${id}/2s`,
    `manifest/v1/hls/v4/clear/${id}/10s`,
    `media/v1/pmp4/static/clear/${id}/720`,
    `media/v1/pmp4/static/clear/${id}/270`,
  ]);
});

test('reads Brightcove’s captions and thumbnails by https', async () => {
  const { texts, thumbnails } = await findVideo('clear');
  const at = `https://media.example/text/v1/${brightcoveId('clear')}`;
  expect(texts).toEqual([
    { src: `${at}/ca.vtt`, language: 'ca', label: 'ca' },
    { src: `${at}/es.vtt`, language: 'es', label: 'es' },
  ]);
  expect(thumbnails).toBe(`${at}/thumbnails.vtt`);
});

test('uses sources without https where Brightcove has no others', async () => {
  const { sources } = await findVideo('http-only');
  expect(sources.map(({ src }) => new URL(src).protocol)).toEqual(['http:', 'http:']);
});

test('names the licence server of each key system, with the certificate of FairPlay', async () => {
  const { sources } = await findVideo('drm');
  const at = `https://media.example/license/v1`;
  const id = brightcoveId('drm');
  expect(sources.map(({ keys }) => keys)).toEqual([
    [
      {
        keySystem: 'com.widevine.alpha',
        licenceUrl: `${at}/cenc/widevine/${id}?fastly_token=d2lkZQ%3D%3D`,
      },
      {
        keySystem: 'com.microsoft.playready',
        licenceUrl: `${at}/cenc/playready/${id}?fastly_token=cGxheQ%3D%3D`,
      },
    ],
    [
      {
        keySystem: 'com.apple.fps',
        licenceUrl: `${at}/fairplay/${id}?fastly_token=ZmFpcg%3D%3D`,
        certificateUrl: `${at}/fairplay/${id}/certificate?fastly_token=ZmFpcg%3D%3D`,
      },
    ],
    // an unknown system: protected, with no server that could open it
    [],
  ]);
});

test('W-06 leaves out what a hostile response has for addresses', async () => {
  const { sources, texts } = await findVideo('hostile');
  expect(sources.length).toBe(2);
  expect(texts.map(({ src }) => new URL(src).protocol)).toEqual(['https:']);
});

test('asks by reference id with the colon that the documentation writes, and names the policy key', async () => {
  await find('ref:minimal');
  const { path, headers } = service.requests.at(-1) ?? {};
  expect(path).toBe(`/playback/v1/accounts/${brightcoveAccount}/videos/ref:minimal`);
  expect(headers?.accept).toBe(`application/json;pk=${brightcovePolicyKey}`);
});

test.each<[BrightcoveError, Fault]>([
  ['geo-blocked', 'blocked'],
  ['geo-blocked-rights', 'blocked'],
  ['ip-blocked', 'address'],
  ['domain-blocked', 'site'],
  ['scheduled', 'expired'],
  ['not-playable-rights', 'expired'],
  ['unknown-video', 'not-found'],
  ['token-required', 'forbidden'],
  ['rate-limited', 'unreadable'],
  ['server-error', 'unreadable'],
  ['retrieve-failure', 'unreadable'],
])('BEY-19 Brightcove’s error «%s» is the fault %s', async (scenario, fault) => {
  await expect(find(brightcoveId(scenario))).rejects.toMatchObject({ fault });
});

test.each<[ServiceFault, Fault]>([
  ['drop', 'unreachable'],
  ['partial', 'unreachable'],
  ['garbage', 'unreadable'],
  ['page', 'unreadable'],
  ['unavailable', 'unreadable'],
  ['hang', 'stalled'],
])('BEY-19 a service that answers by «%s» is the fault %s', async (answer, fault) => {
  given({ httpTimeout: answer === 'hang' ? 100 : 10_000 });
  service.fault = answer;
  try {
    await expect(findVideo('clear')).rejects.toMatchObject({ fault });
  } finally {
    service.fault = undefined;
  }
});

test('a live stream with no fields but its source is read', async () => {
  const { sources, texts } = await findVideo('live');
  expect(sources.map(({ src }) => src)).toEqual([
    `https://media.example/manifest/v1/hls/v3/clear/${brightcoveId('live')}/10s/master.m3u8?fastly_token=aGxz`,
  ]);
  expect(texts).toEqual([]);
});

test.each([
  ['a wrong policy key', { videoKey: 'BCpkWrong' }, undefined],
  ['an account that the key does not permit', {}, brightcoveForeignAccount],
  ['an unknown account', {}, '1'],
])('BEY-28 %s is a fault of the site, and the editor is told', async (_what, config, account) => {
  given(config);
  await expect(find(brightcoveId('clear'), account)).rejects.toMatchObject({ fault: 'site' });
  expect(warnings.mock.calls.join()).toContain('la clau del compte');
});

test('too many devices of one account are a fault of their own', async () => {
  const body = [{ error_code: 'ACCESS_DENIED', error_subcode: 'DENIED_BY_STREAM_LIMIT_CREATE' }];
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 403 }));
  await expect(find('1')).rejects.toMatchObject({ fault: 'limit' });
  vi.unstubAllGlobals();
});

test('PLAY-37 puts id and account into the template of a provider that has only HLS', async () => {
  given({ videoProvider: 'hls', videoTemplate: 'https://directe.example/{account}/{id}/index' });
  expect(await find('a/b', 'c')).toEqual({
    sources: [{ src: 'https://directe.example/c/a%2Fb/index', type: 'application/x-mpegURL' }],
    texts: [],
  });
});

test.each([undefined, 'https://directe.example/master.m3u8', 'javascript:{id}'])(
  'BEY-28 with the template %s nothing is requested, and the editor is told',
  async (videoTemplate) => {
    given({ videoProvider: 'hls', videoTemplate });
    await expect(find('1')).rejects.toMatchObject({ fault: 'unreadable' });
    expect(warnings.mock.calls.join()).toContain('video-template');
  },
);
