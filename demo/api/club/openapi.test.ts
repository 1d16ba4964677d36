import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { pau, photoOf, tutor } from '../../testing/family.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi({ captcha: false });
});
afterAll(() => demo?.close());

const register = '/api/front/user/register';
const profile = '/api/front/user/profile';

test('ENT-03 CLUB-15 returns club responses that match the OpenAPI document', async () => {
  const mismatch = await openapiCheck(demo.app);
  const pere = await new Visitor(demo.app).logIn('8');
  const anybody = new Visitor(demo.app);
  const family = { ...tutor, children: [pau] };
  const child = { ...pau, photo: await photoOf('#08c') };
  const add = () => pere.patch(profile, { payload: { children: [child] } });
  const id = '32';
  const calls = [
    ['post', register, 200, await anybody.post(register, { payload: family })],
    ['post', register, 409, await anybody.post(register, { payload: { ...family, children: [pau, pau] } })],
    ['post', register, 400, await anybody.post(register, { payload: { ...family, children: null } })],
    ['post', register, 401, await anybody.post(register, { payload: { ...family, id } })],
    ['post', register, 403, await pere.post(register, { payload: { ...family, id } })],
    ['patch', profile, 200, await add()],
    ['patch', profile, 409, await add()],
    ['patch', profile, 404, await pere.patch(profile, { payload: { children: [{ ...pau, id }] } })],
    ['get', profile, 200, await pere.get(profile)],
    [
      'get',
      '/api/front/user/children/{id}/photo',
      404,
      await pere.get(`/api/front/user/children/${id}/photo`),
    ],
  ] as const;
  for (const [method, path, status, answer] of calls) {
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBe(status);
    expect(mismatch(method, path, answer), `${method} ${path} ${status}`).toBeUndefined();
  }
  const document = (await demo.app.inject('/api/openapi.json')).json();
  const photo = document.paths['/api/front/user/children/{id}/photo'].get.responses['200'];
  expect(Object.keys(photo.content)).toEqual(['image/jpeg', 'image/png']);
});
