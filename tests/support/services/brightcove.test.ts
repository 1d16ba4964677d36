import { afterAll, beforeAll, expect, test } from 'vitest';
import { brightcoveAccount, brightcoveId, brightcovePolicyKey, startBrightcove } from './brightcove.ts';
import type { StandIn } from './service-server.ts';

let service: StandIn;
beforeAll(async () => {
  service = await startBrightcove();
});
afterAll(() => service.close());

const get = (video: string, headers: Record<string, string> = { 'BCOV-Policy': brightcovePolicyKey }) =>
  fetch(`${service.url}/playback/v1/accounts/${brightcoveAccount}/videos/${video}`, { headers });

test('sends a video by id and by reference id, with all forms of the policy key', async () => {
  const byId = await get(brightcoveId('drm'));
  const byReference = await get('ref:drm', { accept: `application/json;pk=${brightcovePolicyKey}` });
  expect(byId.headers.get('access-control-allow-origin')).toBe('*');
  const video = await byId.json();
  expect(await byReference.json()).toEqual(video);
  const authorized = await get('drm', { authorization: `BCOV-Policy ${brightcovePolicyKey}` });
  expect(await authorized.json()).toEqual(video);
});

test('rejects a missing policy key', async () => {
  const response = await get('clear', {});
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject([{ error_code: 'INVALID_POLICY_KEY' }]);
});

test.each([
  ['geo-blocked', 403, 'ACCESS_DENIED', 'CLIENT_GEO'],
  ['expired', 403, 'VIDEO_NOT_PLAYABLE', undefined],
  ['1', 404, 'VIDEO_NOT_FOUND', undefined],
])('responds to video %s with %i %s', async (video, status, code, subcode) => {
  const response = await get(video);
  expect(response.status).toBe(status);
  const [error] = (await response.json()) as { error_code: string; error_subcode?: string }[];
  expect([error?.error_code, error?.error_subcode]).toEqual([code, subcode]);
});

test('drops the connection while a fault is set', async () => {
  service.fault = 'drop';
  await expect(get('clear')).rejects.toThrow();
  service.fault = 'partial';
  await expect(get('clear').then((response) => response.text())).rejects.toThrow();
  service.fault = undefined;
  expect((await get('clear')).status).toBe(200);
});
