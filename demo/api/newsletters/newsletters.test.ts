import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { sentMails, tokenIn } from '../../testing/sent-mails.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { hour } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Mail } from '../mail/mail.types.ts';
import { confirmSubscription } from './confirm-subscription.ts';
import { findSubscription, unsubscribe } from './unsubscribe.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const CONFIRM = '/butlletins/confirmar';

onDatabase((database) => {
  let demo: Demo;
  let context: DemoContext;
  let now = noon;
  /** Mails sent on confirmation; the catcher has the mails of the routes. */
  let sent: Mail[] = [];

  beforeAll(async () => {
    const options = { ...(await database.fresh()), now: () => now };
    demo = await startApi(options);
    const config = { now: () => now, publicUrl: 'https://apunt.example', basePath: '' };
    const mailer = { send: async (mail: Mail) => void sent.push(mail) };
    context = { config, db: demo.db, mailer } as unknown as DemoContext;
  });
  afterAll(() => demo?.close());
  beforeEach(async () => {
    now = noon;
    sent = [];
    for (const table of [
      'throttles',
      'mails',
      'newsletter_confirmations',
      'newsletter_subscriptions',
    ] as const)
      await demo.db.deleteFrom(table).execute();
  });

  const post = (path: string, payload: object, address?: string) =>
    new Visitor(demo.app, address).post(`/api/front/newsletter/${path}`, { payload });
  const ask = (email: string, segments: string[] = [], path = '1') => post(path, { email, segments });
  const tokenFor = async (email: string, count = 1) =>
    tokenIn((await sentMails(demo, email, count))[0], CONFIRM);
  const subscriptions = () =>
    demo.db
      .selectFrom('newsletter_subscriptions')
      .select(['newsletter_id', 'sub', 'email', 'segments'])
      .orderBy('id')
      .execute();
  const pending = () =>
    demo.db.selectFrom('newsletter_confirmations').selectAll().orderBy('expires_at').execute();

  test('API-21 NEWS-04 subscribes an email only after it is confirmed', async () => {
    const answer = await ask(' Nuria@Example.cat');
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const token = await tokenFor('nuria@example.cat');
    expect(await subscriptions()).toEqual([]);
    expect(await confirmSubscription(context, token)).toEqual({
      newsletter: 'El butlletí d’Apunt',
      site: 'apunt',
    });
    expect(await subscriptions()).toEqual([
      { newsletter_id: '1', sub: '', email: 'nuria@example.cat', segments: [] },
    ]);
    expect(await pending()).toEqual([]);
  });

  test('API-21 NEWS-03 keeps separate subscribers for each edition', async () => {
    expect((await ask('nuria@example.cat', [], '1/families')).statusCode).toBe(200);
    await confirmSubscription(context, await tokenFor('nuria@example.cat'));
    expect((await ask('nuria@example.cat')).statusCode).toBe(200);
    await confirmSubscription(context, await tokenFor('nuria@example.cat', 2));
    expect((await subscriptions()).map(({ sub }) => sub)).toEqual(['families', '']);
  });

  test('NEWS-04 NEWS-09 stores each chosen segment once, and a later choice replaces an earlier one', async () => {
    await ask('nuria@example.cat', ['language', 'advanced', 'language'], '2');
    await confirmSubscription(context, await tokenFor('nuria@example.cat'));
    expect(await subscriptions()).toMatchObject([{ segments: ['language', 'advanced'] }]);
    await ask('nuria@example.cat', ['beginner'], '2');
    await confirmSubscription(context, await tokenFor('nuria@example.cat', 2));
    expect(await subscriptions()).toMatchObject([{ newsletter_id: '2', segments: ['beginner'] }]);
  });

  const required = (field: string) => ({ errorCode: 'REQUIRED_FIELD', errorMessage: field });
  const invalid = (field: string) => ({ errorCode: 'INVALID_FIELD', errorMessage: field });
  test.each([
    ['NEWS-01', '1', { segments: [] }, required('email')],
    ['NEWS-01', '1', { email: '', segments: [] }, required('email')],
    ['NEWS-01', '1', { email: 'nuria@', segments: [] }, invalid('email')],
    ['NEWS-01', '1', { email: 'núria@example.cat', segments: [] }, invalid('email')],
    ['NEWS-04', '1', { email: 'a@example.cat' }, required('segments')],
    ['NEWS-04', '1', { email: 'a@example.cat', segments: ['language'] }, invalid('segments')],
    ['NEWS-11', '2', { email: 'a@example.cat', segments: [] }, required('segments')],
    ['NEWS-09', '2', { email: 'a@example.cat', segments: ['language', 'x'] }, invalid('segments')],
    ['NEWS-04', '1', { email: 'a@example.cat', segments: Array(21).fill('cultura') }, invalid('segments')],
  ])('%s NEWS-05 VAL-27 newsletter %s rejects %j', async (_row, id, payload, error) => {
    const answer = await post(id, payload);
    expect([answer.statusCode, answer.json().errorCode, answer.json().errors]).toEqual([
      400,
      'INVALID_FIELDS',
      [error],
    ]);
    expect(await pending()).toEqual([]);
  });

  test.each(['3', '1/altra', '2/families', '1/__proto__'])(
    'API-21 returns 404 for newsletter %s',
    async (path) => {
      const answer = await ask('nuria@example.cat', [], path);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'NEWSLETTER_NOT_FOUND']);
    },
  );

  test('W-09 W-16 stores no token, and accepts it once, only the newest, within 48 hours', async () => {
    await ask('nuria@example.cat');
    const first = await tokenFor('nuria@example.cat');
    expect(JSON.stringify(await pending())).not.toContain(first);
    await ask('nuria@example.cat');
    const second = await tokenFor('nuria@example.cat', 2);
    expect(await confirmSubscription(context, first)).toBeUndefined();
    now = new Date(noon.getTime() + 48 * hour);
    expect(await confirmSubscription(context, second)).toBeUndefined();
    now = new Date(noon.getTime() + 48 * hour - 1);
    const both = await Promise.all([
      confirmSubscription(context, second),
      confirmSubscription(context, second),
    ]);
    expect(both.filter((done) => done !== undefined)).toHaveLength(1);
    expect(await subscriptions()).toHaveLength(1);
    expect(sent).toHaveLength(1);
  });

  test('W-09 forgets requests that are never confirmed', async () => {
    await ask('ningu@example.cat');
    await sentMails(demo, 'ningu@example.cat', 1);
    now = new Date(noon.getTime() + 48 * hour);
    await ask('nuria@example.cat');
    await sentMails(demo, 'nuria@example.cat', 1);
    expect((await pending()).map(({ email }) => email)).toEqual(['nuria@example.cat']);
  });

  test('W-09 limits mails to an address to five an hour from any network, without revealing it', async () => {
    const email = 'victima@example.cat';
    const answers = [];
    for (let call = 0; call < 7; call++) {
      const id = call % 2 ? '1' : '1/families';
      const answer = await post(id, { email, segments: [] }, `203.0.113.${call}`);
      answers.push([answer.statusCode, answer.body, Object.keys(answer.headers).sort().join()]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    await sentMails(demo, email, 5);
    now = new Date(noon.getTime() + hour);
    await ask(email);
    await sentMails(demo, email, 6);
  });

  test('W-09 limits mails to an address to ten a day', async () => {
    const email = 'pacient@example.cat';
    for (let call = 0; call < 12; call++) {
      now = new Date(noon.getTime() + Math.floor(call / 4) * hour);
      await ask(email);
    }
    await sentMails(demo, email, 10);
    now = new Date(noon.getTime() + 24 * hour);
    await ask(email);
    await sentMails(demo, email, 11);
  });

  test('W-09 limits a network to sixty requests an hour', async () => {
    const from = (address: string) => post('1', { email: 'a@example.cat', segments: [] }, address);
    for (let call = 0; call < 60; call++) expect((await from('198.51.100.1')).statusCode).toBe(200);
    const refused = await from('198.51.100.1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await from('198.51.100.2')).statusCode).toBe(200);
    await sentMails(demo, 'a@example.cat', 5);
  });

  test('W-09 answers and mails existing subscribers like anybody else', async () => {
    await ask('coneguda@example.cat');
    await confirmSubscription(context, await tokenFor('coneguda@example.cat'));
    const known = await ask('coneguda@example.cat');
    const unknown = await ask('nova@example.cat');
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    const [one] = await sentMails(demo, 'coneguda@example.cat', 2);
    const [other] = await sentMails(demo, 'nova@example.cat', 1);
    const without = (text = '') => text.replace(/token=\S+/, '');
    expect([one?.subject, without(one?.text)]).toEqual([other?.subject, without(other?.text)]);
  });

  test('W-09 offers a link in the confirmation mail that ends the subscription and deletes the email', async () => {
    await ask('nuria@example.cat');
    await ask('vicent@example.cat');
    await confirmSubscription(context, await tokenFor('nuria@example.cat'));
    await confirmSubscription(context, await tokenFor('vicent@example.cat'));
    expect(sent.map(({ to }) => to)).toEqual(['nuria@example.cat', 'vicent@example.cat']);
    const token = /baixa\?token=(\S+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect(await findSubscription(context, token)).toMatchObject({ newsletter: 'El butlletí d’Apunt' });
    const id = Number(token.split('.')[0]);
    for (const forged of [token.replace(/^\d+/, String(id + 1)), `${id}.${'x'.repeat(43)}`, `${id}`, '', '.'])
      await unsubscribe(context, forged);
    expect(await subscriptions()).toHaveLength(2);
    await unsubscribe(context, token);
    await unsubscribe(context, token);
    expect((await subscriptions()).map(({ email }) => email)).toEqual(['vicent@example.cat']);
    expect(await findSubscription(context, token)).toBeUndefined();
  });
});
