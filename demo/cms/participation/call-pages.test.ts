import { expect, test } from 'vitest';
import type { Call } from '../../api/participation/calls.ts';
import { attributes, decode, startPages } from '../../testing/pages.ts';

const hostile = '"><img src=x onerror=alert(1)></h1><script>alert(1)</script>';
const calls: Call[] = [
  { id: '1', title: 'La vostra foto', text: 'Quina és?', type: 'text_image', anonymous: false, isOpen: true },
  { id: '2', title: 'Pregunteu', text: 'El que siga.', type: 'text', anonymous: true, isOpen: true },
  { id: '4', title: 'La paella', text: 'Ja està.', type: 'text_image', anonymous: true, isOpen: false },
  { id: 'a b', title: hostile, text: hostile, type: 'text_video', anonymous: false, isOpen: true },
];
const { get } = await startPages({ basePath: '/web', readCalls: async () => calls });
const formOf = (body: string) => /<ap-ugc-form[\s\S]*?<\/ap-ugc-form>/.exec(body)?.[0] ?? '';

test('UGC-17 UGC-29 renders a call page with title, text, form and a login link that needs no script', async () => {
  const { status, body, headers } = await get('/web/participa/1');
  expect([status, headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
  expect(body).toContain('<h1>La vostra foto</h1>');
  expect(body).toContain('Quina és?');
  const form = formOf(body);
  expect(form).toContain('ugc-id="1"');
  expect(form).toContain('type="text_image"');
  expect(form).not.toContain('allow-anonymous');
  expect(attributes(form, 'href')).toEqual(['/web/acces']);
  expect(body).toContain('<link rel="canonical" href="https://apunt.example/web/participa/1" />');
});

test('ROUTE-30 UGC-29 a call for everybody says so, and asks for no login', async () => {
  const form = formOf((await get('/web/participa/2')).body);
  expect(form).toContain('allow-anonymous');
  expect(form).not.toContain('/acces');
  expect(form).toContain('<form class="ap-server-form" method="post" action="/web/participa/2">');
});

test('ROUTE-30 a call that is closed says so, and has no form', async () => {
  const { status, body } = await get('/web/participa/4');
  expect([status, formOf(body)]).toEqual([200, '']);
  expect(decode(body)).toContain('Esta participació ja està tancada.');
});

test.each(['/web/participa/99', '/web/participa/', '/web/participa', '/web/participa/1/2'])(
  'ROUTE-30 %s is not found',
  async (path) => {
    const { status, body, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(formOf(body)).toBe('');
  },
);

test('ROUTE-30 a page leads to the other calls, the closed ones too, and not to itself', async () => {
  const { body } = await get('/web/participa/2');
  const aside = /<aside[\s\S]*<\/aside>/.exec(body)?.[0] ?? '';
  expect(attributes(aside, 'href')).toEqual(['/web/participa/1', '/web/participa/4', '/web/participa/a%20b']);
  expect(aside.match(/Tancada/g)).toHaveLength(1);
});

test('W-06 ROUTE-30 what the newsroom writes in a call is text', async () => {
  for (const path of ['/web/participa/a%20b', '/web/participa/1', '/web/']) {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body, path).not.toContain('<img src=x');
    expect(body, path).not.toContain('<script>alert');
    expect(decode(body), path).toContain(hostile);
  }
});

test('ROUTE-30 Home leads to the calls that are open', async () => {
  const { body } = await get('/web/');
  const links = attributes(body, 'href').filter((href) => href.includes('/participa/'));
  expect(links).toEqual(['/web/participa/1', '/web/participa/2', '/web/participa/a%20b']);
});

test('ROUTE-30 omits the participation part of Home when no call is open or readable', async () => {
  const none = await startPages({ readCalls: async () => calls.filter(({ isOpen }) => !isOpen) });
  expect((await none.get('/')).body).not.toContain('id="participeu"');
  const broken = await startPages({ readCalls: () => Promise.reject(new Error('no database')) });
  const home = await broken.get('/');
  expect([home.status, home.body.includes('id="participeu"')]).toEqual([200, false]);
  expect((await broken.get('/noticies/la-collita-de-taronja-arriba-dos-setmanes-abans')).status).toBe(200);
  expect((await broken.get('/participa/1')).status).toBe(500);
});

test('ROUTE-30 BODY-01 an article bears a call with its form, and others none', async () => {
  const { body } = await get('/web/noticies/la-collita-de-taronja-arriba-dos-setmanes-abans');
  expect(formOf(body)).toContain('ugc-id="2"');
  expect(body).toContain('Pregunteu');
  expect(formOf((await get('/web/noticies/torna-el-tren-de-la-ribera')).body)).toBe('');
});

test('W-18 UGC-09 its pages are told of the captcha and of the store, and of no other origin', async () => {
  const forms = {
    captcha: { provider: 'recaptcha', key: 'k' } as const,
    uploadHosts: ['https://s3.example.cat'],
  };
  const { get } = await startPages({ readCalls: async () => calls, forms });
  for (const path of ['/participa/1', '/noticies/la-collita-de-taronja-arriba-dos-setmanes-abans']) {
    const { body } = await get(path);
    const [config = ''] = /<ap-config[^>]*>/.exec(body) ?? [];
    expect(config, path).toContain('captcha-provider="recaptcha"');
    expect(decode(config), path).toContain('https://s3.example.cat');
  }
  expect((await get('/')).body).not.toContain('https://s3.example.cat');
});
