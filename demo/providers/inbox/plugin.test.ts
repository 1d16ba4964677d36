import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepMail, readMails } from '../../api/mail/inbox.ts';
import { passwordResetMessage } from '../../api/mail/messages/account-messages.ts';
import type { Demo } from '../../http/start-server.ts';
import { askRaw } from '../../testing/ask-raw.ts';
import { startSite } from '../../testing/start-site.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startSite({ basePath: '/web' });
}, 60_000);
afterAll(() => demo?.close());

const get = (path: string) => fetch(demo.url + path);
const receivedAt = new Date('2026-03-01T12:00:00Z');
const received = { sender: 'apunt@apunt.example', recipient: 'nuria@example.cat', receivedAt };
const newestId = async () => (await readMails(demo.db))[0]?.id;

test('shows an empty inbox, and lists mails newest first', async () => {
  expect(await (await get('/bustia')).text()).toContain('Encara no hi ha cap correu');
  const url = 'https://demo.example.cat/nova?token=a&b=1';
  await keepMail(demo.db, { ...received, ...passwordResetMessage({ url, expiresInMinutes: 60 }) });
  await keepMail(demo.db, { ...received, subject: 'El segon', text: '', html: '' });
  const answer = await get('/bustia');
  const list = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(list.indexOf('El segon')).toBeGreaterThan(0);
  expect(list.indexOf('El segon')).toBeLessThan(list.indexOf('Trieu una contrasenya nova'));
  expect(list).toContain(`href="/web/bustia/${await newestId()}"`);
});

test('W-04 shows a mail’s html as a separate document that runs, loads and sends nothing', async () => {
  const html =
    '<html><head></head><body><script>alert(1)</script><a href="https://x.example">x</a></body></html>';
  await keepMail(demo.db, {
    ...received,
    subject: '<b>S</b>',
    text: '<i>T</i> https://x.example/?a=1',
    html,
  });
  const id = await newestId();
  const page = await (await get(`/bustia/${id}`)).text();
  expect(page).not.toMatch(/<b>|<i>|<script>/);
  expect(page).toMatch(/<iframe[^>]* sandbox="allow-popups allow-popups-to-escape-sandbox"><\/iframe>/);
  expect(page).toContain('href="https://x.example/?a=1"');

  const body = await get(`/bustia/${id}/cos`);
  expect(await body.text()).toContain('<head><base target="_blank"></head>');
  const policy = body.headers.get('content-security-policy') ?? '';
  expect(policy.split(';')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-popups allow-popups-to-escape-sandbox',
  ]);
  expect(body.headers.get('referrer-policy')).toBe('no-referrer');
  expect(body.headers.get('cache-control')).toBe('no-store');
});

test.each(['999999', '0', '-1', '1e3', 'x', '99999999999999999999', '1/altre'])(
  'returns 404 for the mail %s',
  async (id) => {
    expect((await get(`/bustia/${id}`)).status).toBe(404);
    expect((await get(`/bustia/${id}/cos`)).status).toBe(404);
  },
);

test.each([
  [
    'in production',
    {
      production: true,
      pinPepper: 'of this test, and of no other server',
      publicUrl: 'https://demo.example.cat',
      contactEmail: 'ajuda@example.cat',
      showroom: false,
      seed: false,
    },
  ],
  ['with a mail server', {}],
])(
  'ROLE-09 has no inbox %s',
  async (_, options) => {
    const other = await startSite({
      smtpUrl: 'smtp://mail.invalid',
      ...options,
    });
    await keepMail(other.db, { ...received, subject: 's', text: 't', html: 'h' });
    const { host } = new URL('publicUrl' in options ? options.publicUrl : other.url);
    for (const path of ['/bustia', '/bustia/1', '/bustia/1/cos'])
      expect((await askRaw(other.url, path, { headers: { host } })).status).toBe(404);
    await other.close();
  },
  60_000,
);
