import { expect, test } from 'vitest';
import { base64urlOfHex, clearKeys, licenceBytes, startLicenceServer } from './licence-server.ts';

test('sends the keys of ClearKey as a JSON Web Key Set', async () => {
  const service = await startLicenceServer();
  const [[id, key]] = Object.entries(clearKeys) as [[string, string]];
  const ask = (kid: string) =>
    fetch(`${service.url}/clearkey`, {
      method: 'POST',
      body: JSON.stringify({ kids: [kid], type: 'temporary' }),
    });
  const kid = base64urlOfHex(id);
  expect(kid).toBe(Buffer.from(id, 'hex').toString('base64url'));
  expect(await (await ask(kid)).json()).toEqual({
    keys: [{ kty: 'oct', kid, k: base64urlOfHex(key) }],
    type: 'temporary',
  });
  expect((await ask('other')).status).toBe(400);
  await service.close();
});

test('requires the header and records the challenge of Widevine', async () => {
  const service = await startLicenceServer({ header: { name: 'X-Token', value: 'secret' } });
  const ask = (headers: Record<string, string>) =>
    fetch(`${service.url}/widevine`, { method: 'POST', headers, body: new Uint8Array([8, 4]) });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ 'X-Token': 'wrong' })).status).toBe(403);
  const licence = await (await ask({ 'X-Token': 'secret' })).arrayBuffer();
  expect(new Uint8Array(licence)).toEqual(licenceBytes);
  expect([...(service.requests.at(-1)?.bytes ?? [])]).toEqual([8, 4]);
  await service.close();
});
