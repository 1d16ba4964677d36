import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { decode, startPages } from '../testing/pages.ts';
import { sentMails, tokenIn } from '../testing/sent-mails.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

const asked: string[] = [];
const ours = { newsletter: 'El butlletí d’Apunt', site: 'apunts' };
const { get, app } = await startPages({
  newsletters: {
    confirm: async (token) => {
      asked.push(`confirm ${token}`);
      return token === 'tq91' ? ours : undefined;
    },
    findWish: async (token) => (token === 'tq91' ? ours : undefined),
    find: async (token) => (token === 'tq91' ? ours : undefined),
    unsubscribe: async (token) => void asked.push(`unsubscribe ${token}`),
  },
});

test.each([
  ['/butlletins', 'apunt', '<ap-newsletter newsletter-id="1" loading="eager">'],
  ['/butlletins?site=lacolla', 'lacolla', '<ap-newsletter newsletter-id="1" sub="families" loading="eager">'],
  [
    '/butlletins?site=apunts',
    'apunts',
    '<ap-newsletter newsletter-id="2" variant="language" loading="eager">',
  ],
])('NEWS-03 NEWS-08 %s shows the newsletter of %s, and its footer links there', async (path, site, tag) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('public');
  expect(body).toContain(`data-site="${site}"`);
  expect(body).toContain(tag);
  expect(decode(body)).toContain(`<a href="${path}">Butlletins</a>`);
});

/** Presses the button of a page, as without a script. */
const press = (url: string) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });

describe('link of the mail', () => {
  test('ROUTE-35 W-16 shows one button, whose press alone confirms, uncached, and tells no other site of it', async () => {
    asked.length = 0;
    const link = '/butlletins/confirmar?token=tq91';
    for (const method of ['HEAD', 'GET', 'GET'] as const)
      expect((await app.inject({ method, url: link })).statusCode).toBe(200);
    expect(asked).toEqual([]);
    const { headers, body } = await get(link);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
    expect(body).toContain('data-site="apunts"');
    const [, main = ''] = /<main[\s>]([\s\S]*)<\/main>/.exec(body) ?? [];
    expect(main.match(/<button/g)).toHaveLength(1);
    expect(decode(main)).toContain(`<form class="actions" method="post" action="${link}">`);
    const done = await press(link);
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(done.body).toContain('Subscripció confirmada');
    expect(done.body).toContain('data-site="apunts"');
    expect(done.body).toContain('/assets/forget-token.js');
    expect(done.body).not.toContain('tq91');
    expect(asked).toEqual(['confirm tq91']);
  });

  test.each(['?token=altre', '', '?token=a&token=b', '?token='])(
    '«%s» shows that the link is invalid',
    async (query) => {
      for (const { status, body } of [
        await get(`/butlletins/confirmar${query}`),
        await press(`/butlletins/confirmar${query}`).then(({ statusCode, body }) => ({
          status: statusCode,
          body,
        })),
      ]) {
        expect(status).toBe(400);
        expect(body).toContain('L’enllaç ha caducat o ja s’ha fet servir.');
      }
    },
  );

  test('W-09 asks before unsubscribing and answers alike for anybody', async () => {
    asked.length = 0;
    const { body } = await get('/butlletins/baixa?token=tq91');
    expect(decode(body)).toContain('action="/butlletins/baixa?token=tq91"');
    const other = await get('/butlletins/baixa?token=altre');
    expect(other.body).toContain('Ja no rebreu el butlletí');
    expect(asked).toEqual([]);
    const done = await app.inject({
      method: 'POST',
      url: '/butlletins/baixa?token=tq91',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=b',
    });
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(done.body).toContain('Ja no rebreu el butlletí');
    expect(asked).toEqual(['unsubscribe tq91']);
  });
});

describe('with the API', () => {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  let demo: Demo;
  beforeAll(async () => {
    demo = await startSite({ basePath: '/web' });
  });
  afterAll(() => demo?.close());

  test('API-21 SITE-12 subscribes through the form and unsubscribes through the mailed links', async () => {
    const visitor = new Visitor(demo.app);
    const email = 'nuria@example.cat';
    const rows = () => demo.db.selectFrom('newsletter_subscriptions').select('email').execute();
    await visitor.post('/web/api/front/newsletter/2', { payload: { email, segments: ['beginner'] } });
    const [asking] = await sentMails(demo, email, 1);
    const confirmation = `/web/butlletins/confirmar?token=${tokenIn(asking, '/web/butlletins/confirmar')}`;
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(decode((await visitor.get(confirmation)).body)).toContain('«Els butlletins d’Apunts»');
    expect(await rows()).toEqual([]);
    const confirmed = await visitor.post(confirmation, { headers: form });
    expect(decode(confirmed.body)).toContain('rebreu «Els butlletins d’Apunts»');
    expect(await rows()).toEqual([{ email }]);
    for (const again of [
      await visitor.get(confirmation),
      await visitor.post(confirmation, { headers: form }),
    ])
      expect(again.statusCode).toBe(400);
    const [welcome] = await sentMails(demo, email, 2);
    const [, leave = ''] = /(\/web\/butlletins\/baixa\?token=\S+)/.exec(welcome?.text ?? '') ?? [];
    expect((await visitor.get(leave)).body).toContain('Voleu deixar de rebre’l?');
    const foreign = await visitor.post(leave, { headers: { ...form, 'sec-fetch-site': 'cross-site' } });
    expect(foreign.statusCode).toBe(403);
    expect(await rows()).toEqual([{ email }]);
    expect((await visitor.post(leave, { headers: form })).statusCode).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test('NEWS-03 NEWS-06 subscribes without a script, and a reload asks for nothing again', async () => {
    const visitor = new Visitor(demo.app);
    const email = 'roser@example.cat';
    const send = (fields: string[][], path = '/web/butlletins') =>
      visitor.post(path, {
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    expect((await visitor.get('/web/butlletins')).body).toContain(
      '<form class="ap-server-form" method="post" action="/web/butlletins">',
    );
    for (const fields of [
      [['email', email]],
      [
        ['email', 'roser'],
        ['terms', 'on'],
      ],
    ]) {
      const refused = await send(fields);
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('role="alert">Reviseu el correu electrònic');
      expect(refused.body).toContain(`value="${fields[0]?.[1]}"`);
    }
    const wish = [
      ['email', email],
      ['terms', 'on'],
    ];
    expect((await send(wish, '/web/butlletins?site=apunts')).statusCode).toBe(400);
    const chosen = [...wish, ['segments', 'language'], ['segments', 'advanced']];
    const answer = await send(chosen, '/web/butlletins?site=apunts');
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/web/butlletins/demanat?site=apunts',
    ]);
    expect((await visitor.get('/web/butlletins/demanat?site=apunts')).body).toContain('mireu el correu');
    const [mail] = await sentMails(demo, email, 1);
    expect(mail?.text).toContain('Els butlletins d’Apunts');
    const rows = await demo.db
      .selectFrom('newsletter_confirmations')
      .select('segments')
      .where('email', '=', email)
      .execute();
    expect(rows.map(({ segments }) => segments)).toEqual([['language', 'advanced']]);
  });
});
