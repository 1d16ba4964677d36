import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { attributes } from '../testing/pages.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let demo: Demo;
beforeAll(async () => {
  demo = await startSite();
});
afterAll(() => demo?.close());

const reader = () => new Visitor(demo.app);
const send = (who: Visitor, path: string, fields: Record<string, string>, headers = {}) =>
  who.post(path, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const anna = { email: 'anna@example.cat', password: 'Secreta123' };

test('LOGIN-01 DEL-04 logs an adult in without a script, and leads to the profile', async () => {
  const who = reader();
  expect((await who.get('/acces')).body).toContain(
    '<form class="ap-server-form" method="post" action="/acces">',
  );
  const answer = await send(who, '/acces', anna);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/perfil/meu-perfil']);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await who.get('/perfil/meu-perfil')).body).toContain('Hola, Anna');
});

test('CLOG-01 LOGIN-16 logs a child in on the club, and its tutors on their own page', async () => {
  const child = reader();
  const entered = await send(child, '/acces?site=lacolla', { nick: '100200', password: '0042' });
  expect([entered.statusCode, entered.headers.location]).toEqual([
    303,
    '/perfil/programes-preferits?site=lacolla',
  ]);
  expect((await child.get('/perfil/programes-preferits?site=lacolla')).statusCode).toBe(200);
  expect((await send(reader(), '/acces-adults', anna)).headers.location).toBe(
    '/perfil/meu-perfil?site=lacolla',
  );
});

test('LOGIN-16 lets an adult take the place of a child who is logged in', async () => {
  const family = reader();
  const said = 'En este dispositiu hi ha oberta la sessió d’una criatura.';
  expect((await family.get('/acces-adults')).body).not.toContain(said);
  await send(family, '/acces?site=lacolla', { nick: '100200', password: '0042' });
  expect((await family.get('/acces-adults')).body).toContain(said);
  expect((await family.get('/acces?site=lacolla')).body).not.toContain(said);
  await send(family, '/acces-adults', anna);
  expect((await family.get('/perfil/meu-perfil')).body).toContain('Hola, Anna');
  expect((await family.get('/acces-adults')).body).not.toContain(said);
});

test('LOGIN-11 sends the validation mail again without a script', async () => {
  const own = { email: 'nova@example.cat', password: 'Secreta123' };
  const refused = await send(reader(), '/acces', own);
  expect(refused.statusCode).toBe(403);
  const [userId = ''] = attributes(
    /<form[^>]*reenviament[\s\S]*?<\/form>/.exec(refused.body)?.[0] ?? '',
    'value',
  );
  const sent = await send(reader(), '/acces/reenviament', { userId });
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/acces?alert=validation_sent']);
  expect((await reader().get('/acces?alert=validation_sent')).body).toContain(
    'Us hem tornat a enviar el missatge de validació.',
  );
  const [mail] = await sentMails(demo, own.email, 1);
  expect(mail?.text).toContain('/validar-correu?token=');
});

test('LOGIN-18 W-03 says the same of a wrong password and of an unknown e-mail, and keeps the e-mail only', async () => {
  const said = await Promise.all(
    [
      { ...anna, password: 'Secreta124' },
      { ...anna, email: 'ningu@example.cat' },
    ].map(async (fields) => {
      const answer = await send(reader(), '/acces', fields);
      expect(answer.statusCode).toBe(401);
      expect(answer.cookies).toEqual([]);
      expect(answer.body).not.toContain(fields.password);
      expect(answer.body).toContain(`value="${fields.email}"`);
      return answer.body.replaceAll(fields.email, '');
    }),
  );
  expect(said[0]).toContain(
    '<p class="ap-alert" role="alert">Correu electrònic o contrasenya incorrecta.</p>',
  );
  expect(said[1]).toBe(said[0]);
});

test('LOGIN-09 LOGIN-10 tells only who knows the password that it must be reset, or the e-mail validated', async () => {
  const of = async (email: string, password = 'Secreta123') =>
    (await send(reader(), '/acces', { email, password })).body;
  expect(await of('llegat@example.cat')).toContain('cal que restabliu la contrasenya');
  expect(await of('nova@example.cat')).toContain('Encara no heu validat el correu electrònic');
  expect(await of('nova@example.cat', 'Secreta124')).toContain('Correu electrònic o contrasenya incorrecta.');
});

test('W-01 counts tries by the page and by the API together', async () => {
  const who = reader();
  const fields = { nick: '100201', password: '9999' };
  for (let slips = 0; slips < 3; slips++) await who.post('/api/front/user/login', { payload: fields });
  await send(who, '/acces?site=lacolla', fields);
  const refused = await send(who, '/acces?site=lacolla', fields);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Has provat massa vegades seguides.');
});

test('POLL-18 W-05 leads back to a vote that waits, and to no other address', async () => {
  const back = '/vot/2?opcio=1';
  const page = (await reader().get(`/acces?backUrl=${encodeURIComponent(back)}`)).body;
  expect(page).toContain(`<input type="hidden" name="backUrl" value="${back}">`);
  expect(page).toContain(`success-url="${back}"`);
  expect((await send(reader(), '/acces', { ...anna, backUrl: back })).headers.location).toBe(back);
  for (const backUrl of [
    'https://evil.example/vot/',
    '//evil.example',
    '/vot/../logout',
    '/vot/\\evil',
    '/logout',
  ]) {
    expect((await send(reader(), '/acces', { ...anna, backUrl })).headers.location).toBe(
      '/perfil/meu-perfil',
    );
    expect((await reader().get(`/acces?backUrl=${encodeURIComponent(backUrl)}`)).body).not.toContain(
      'backUrl',
    );
  }
});

test('W-11 HTTP-16 rejects a login that another site’s page sends', async () => {
  const answer = await send(reader(), '/acces', anna, { 'sec-fetch-site': 'cross-site' });
  expect([answer.statusCode, answer.cookies]).toEqual([403, []]);
});

test('W-03 LOGIN-08 suggests validating the email without a script, under uniform answers', async () => {
  const uniform = await startSite({ uniformAnswers: true });
  const of = async (email: string) => {
    const answer = await send(new Visitor(uniform.app), '/acces', { email, password: 'Secreta123' });
    return [answer.statusCode, answer.body.replaceAll(email, '')] as const;
  };
  // with the right password of an unvalidated account, and of an unknown one
  const [status, body] = await of('nova@example.cat');
  expect(status).toBe(401);
  expect(body).toContain('valideu abans el correu');
  expect(attributes(body, 'href')).toContain('/recuperar-contrasenya');
  expect((await of('ningu@example.cat'))[1]).toBe(body);
  await uniform.close();
});
