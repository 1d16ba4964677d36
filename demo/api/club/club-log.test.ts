import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { dataUrl, pau, photoOf, tutor } from '../../testing/family.ts';
import { loggedApp } from '../../testing/logged-app.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { accountRoutes } from '../accounts/account-routes.ts';
import { profileRoutes } from '../users/profile-routes.ts';
import { photoRoute } from './photo-route.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

test('W-07 W-25 logs no data of a child or its tutor, even when the database or the mail fails', async () => {
  const { app, lines, close } = await loggedApp(demo.db, (to, context) => {
    accountRoutes(to, context);
    profileRoutes(to, context);
    photoRoute(to, context);
  });

  const cookies = Object.fromEntries((await new Visitor(demo.app).logIn('8')).cookies);
  const call = async (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, session = false) =>
    (
      await app.inject({
        method,
        url: `/front/user/${url}`,
        ...(payload && { payload }),
        ...(session && { cookies }),
      })
    ).statusCode;
  const child = { ...pau, photo: await photoOf('#08c') };
  const family = { ...tutor, children: [child] };
  const broken = { ...pau, photo: dataUrl(Buffer.from('no picture')) };
  const statuses = [
    await call('POST', 'register', family),
    await call('POST', 'register', family),
    await call('POST', 'register', { ...family, children: [pau, pau] }),
    await call('POST', 'register', { ...family, nif: '12345678A' }),
    await call('PATCH', 'profile', { children: [child] }, true),
    await call('PATCH', 'profile', { children: [broken] }, true),
    await call('PATCH', 'profile', { children: [{ ...pau, id: '32' }] }, true),
    await call('GET', 'children/30/photo?v=AAAAAAAA', undefined, true),
  ];
  await demo.db.schema.alterTable('child_photos').renameTo('child_photos_away').execute();
  const other = { ...child, name: 'Quima' };
  statuses.push(await call('PATCH', 'profile', { children: [other] }, true));
  await demo.db.schema.alterTable('child_photos_away').renameTo('child_photos').execute();
  await close();

  expect(statuses).toEqual([200, 409, 409, 400, 200, 400, 404, 404, 500]);
  const numbers = await demo.db.selectFrom('users').select('card_number').execute();
  const personal = [
    ...['Pau', 'Quima', 'Mira', 'Empar', 'Soler', 'empar@', '2018-02-03', '1985-05-06', '0042', '600000000'],
    ...['12345678', 'Carrer Major', '46100', 'Marcel', 'base64', 'scrypt'],
    ...numbers.flatMap(({ card_number }) => card_number ?? []),
  ];
  const messages = lines.map((line) => JSON.parse(line).msg);
  expect(messages).toContain('mail not sent');
  expect(messages).toContain('request failed');
  for (const one of personal) expect(lines.join(''), one).not.toContain(one);
});
