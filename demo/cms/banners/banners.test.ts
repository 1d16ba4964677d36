import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { decode } from '../../testing/pages.ts';
import { startSite } from '../../testing/start-site.ts';
import { Visitor } from '../../testing/visitor.ts';
import { MOST_ALERTS } from './banners.ts';
import { readFields } from './read-fields.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let demo: Demo;
beforeAll(async () => {
  demo = await startSite({ basePath: '/web' });
});
afterAll(() => demo?.close());

const desk = '/web/redaccio/avisos';
async function logIn(userId: string) {
  const visitor = new Visitor(demo.app);
  const answer = await visitor.post('/web/api/dev/session', { payload: { userId } });
  expect(answer.statusCode).toBe(200);
  return visitor;
}
const staff = () => logIn('13');
const write = (visitor: Visitor, path: string, fields: Record<string, string>, headers = {}) =>
  visitor.post(path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const pageAt = async (path: string) => (await new Visitor(demo.app).get(`/web${path}`)).body;
const rows = () => demo.db.selectFrom('banners').selectAll().execute();
const idOf = async (title: string) => (await rows()).find((row) => row.title === title)?.id ?? '';

test('ALERT-03 ENT-11 shows a published warning on every page until it is withdrawn', async () => {
  const paths = ['/', '/noticies', '/lacolla', '/butlletins', '/politica-de-privacitat', '/no-hi-es'];
  const rosa = await staff();
  const fields = {
    title: 'Pluja',
    text: 'Eviteu els barrancs.',
    href: '/noticies',
    image: '',
    image_alt: '',
  };
  const answer = await write(rosa, desk, fields);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, desk]);
  const id = await idOf('Pluja');
  for (const path of paths) {
    const page = await pageAt(path);
    expect(page, path).toContain(`data-alert-id="${id}"`);
    expect(page, path).toContain('<a href="/web/noticies"><strong>Pluja</strong></a>');
    expect(page, path).toContain('Eviteu els barrancs.');
  }
  expect((await rosa.get(desk)).body).toContain('Retireu: Pluja');
  expect((await write(rosa, `${desk}/retirar`, { id })).statusCode).toBe(303);
  for (const path of paths) expect(await pageAt(path), path).not.toContain('ap-alerts');
});

test('ALERT-03 a form that is sent twice publishes one warning', async () => {
  const rosa = await staff();
  const { body } = await rosa.get(desk);
  const [alertKey = '', lastHourKey] = [...body.matchAll(/name="key" value="([^"]+)"/g)].map(
    ([, key]) => key,
  );
  expect(alertKey).not.toBe(lastHourKey);
  const twice = { title: 'Dos voltes', key: alertKey };
  const answers = await Promise.all([write(rosa, desk, twice), write(rosa, desk, twice)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect((await rows()).map(({ title }) => title)).toEqual(['Dos voltes']);
  await write(rosa, `${desk}/retirar`, { id: await idOf('Dos voltes') });
});

test('ALERT-03 the newsroom says how a link leads: its title, its rel and whether in a window of its own', async () => {
  const rosa = await staff();
  const link = { link_title: 'Tota la informació', link_target: '_blank', link_rel: 'nofollow' };
  await write(rosa, desk, { title: 'Amb enllaç', href: '/noticies', ...link });
  expect(await pageAt('/')).toContain(
    '<a href="/web/noticies" rel="nofollow" target="_blank" title="Tota la informació"><strong>Amb enllaç</strong></a>',
  );
  const refused = await write(rosa, desk, { title: 'Dalt', link_target: '_top', link_title: 'Es queda' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('value="Es queda"');
  await write(rosa, `${desk}/retirar`, { id: await idOf('Amb enllaç') });
});

test('ALERT-03 hostile text is text, on the page and at the desk', async () => {
  const rosa = await staff();
  const hostile = `"><img src=x onerror=alert(1)></strong><script>alert(1)</script>`;
  await write(rosa, desk, { title: hostile, text: hostile, image: '/a.jpg', image_alt: hostile });
  for (const body of [await pageAt('/'), (await rosa.get(desk)).body]) {
    expect(body).not.toContain('<img src=x');
    expect(body).not.toContain('<script>alert');
    expect(decode(body)).toContain(hostile);
  }
  await write(rosa, `${desk}/retirar`, { id: await idOf(hostile) });
});

test('LASTH-02 a new last hour takes the place of the one before', async () => {
  const rosa = await staff();
  for (const title of ['La primera', 'La segona'])
    await write(rosa, `${desk}?tipus=last-hour`, { title, text: '', href: '' });
  expect((await rows()).map(({ kind, title }) => [kind, title])).toEqual([['last-hour', 'La segona']]);
  for (const path of ['/', '/lacolla', '/no-hi-es']) {
    expect(await pageAt(path), path).toContain('<strong>La segona</strong>');
    expect(await pageAt(path), path).not.toContain('La primera');
  }
  await write(rosa, `${desk}/retirar`, { id: await idOf('La segona') });
  expect(await pageAt('/')).not.toContain('ap-last-hour');
  expect(await rows()).toEqual([]);
});

test('W-11 only the staff publishes or withdraws, and no page of another site in its name', async () => {
  const fields = { title: 'Una altra' };
  const anna = await logIn('7');
  const rosa = await staff();
  for (const path of [desk, `${desk}?tipus=last-hour`, `${desk}/retirar`]) {
    expect((await write(new Visitor(demo.app), path, fields)).statusCode).toBe(401);
    expect((await write(anna, path, fields)).statusCode).toBe(403);
    expect((await write(rosa, path, fields, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  }
  expect([(await new Visitor(demo.app).get(desk)).statusCode, (await anna.get(desk)).statusCode]).toEqual([
    401, 403,
  ]);
  expect(await rows()).toEqual([]);
});

test('ALERT-05 limits the warnings on a page even when several are published simultaneously', async () => {
  const rosa = await staff();
  const all = Array.from({ length: MOST_ALERTS + 2 }, (_, i) => write(rosa, desk, { title: `Avís ${i}` }));
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  expect(await rows()).toHaveLength(MOST_ALERTS);
  const refused = await write(rosa, desk, { title: 'Un més', text: 'Que no cap' });
  expect(decode(refused.body)).toContain('Retireu-ne un abans.');
  expect(refused.body).toContain('value="Que no cap"');
  for (const { id } of await rows()) await write(rosa, `${desk}/retirar`, { id });
});

test.each([
  [{}, 'Escriviu un títol o un text.'],
  [{ title: ' \0 ' }, 'Escriviu un títol o un text.'],
  [{ title: 'a'.repeat(121) }, 'massa llarg'],
  [{ title: 'a', href: 'java\nscript:alert(1)' }, 'L’enllaç no val.'],
  [{ title: 'a', link_target: '_top' }, 'finestra nova'],
  [{ title: 'a', link_rel: 'a"b' }, 'La relació de l’enllaç'],
  [{ title: 'a', image: 'data:text/html,a' }, 'L’adreça de la imatge no val.'],
  [{ title: 'a'.repeat(120) }, undefined],
])('ALERT-03 %j is answered with «%s», and what was typed is kept', (typed, problem) => {
  const read = readFields(new URLSearchParams(typed as Record<string, string>));
  if (problem) expect(read.problem).toContain(problem);
  else expect(read.problem).toBeUndefined();
  expect(read.fields.title).toBe(((typed as { title?: string }).title ?? '').replace('\0', '').trim());
});
