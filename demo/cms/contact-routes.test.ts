import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { decode } from '../testing/pages.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let demo: Demo;
beforeAll(async () => {
  demo = await startSite({ basePath: '/web' });
});
afterAll(() => demo?.close());

const house = 'ajuda@apunt.example';
const letter = {
  name: 'Núria «la de Dalt»',
  email: 'nuria@example.cat',
  subject: 'Una errada',
  text: '\nBon dia,\r\nhi ha una errada & prou.',
  terms: 'on',
};
const send = (
  fields: Record<string, string>,
  { path = '/web/contacte', address = '127.0.0.1', ...headers }: Record<string, string> = {},
) =>
  new Visitor(demo.app, address).post(path, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const stored = () => demo.db.selectFrom('contact_messages').selectAll().execute();

test.each([
  ['/web/contacte', 'apunt'],
  ['/web/contacte?site=lacolla', 'lacolla'],
  ['/web/contacte?site=apunts', 'apunts'],
])('CONT-08 ROUTE-30 %s shows the form in the design of %s, linked in every footer', async (path, site) => {
  const { statusCode, headers, body } = await new Visitor(demo.app).get(path);
  expect([statusCode, headers['cache-control']]).toEqual([200, expect.stringContaining('public')]);
  expect(body).toContain(`data-site="${site}"`);
  expect(body).toContain('<ap-contact-form loading="eager">');
  expect(decode(body)).toContain(`<a href="${path}">Contacte</a>`);
  expect(decode(body)).toContain(`<form class="ap-server-form" method="post" action="${path}">`);
});

describe('without a script', () => {
  test('CONT-01 CONT-05 the form stores and mails the letter, and a reload sends it no second time', async () => {
    const answer = await send(letter, { path: '/web/contacte?site=apunts' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/web/contacte/enviat?site=apunts']);
    const thanks = await new Visitor(demo.app).get('/web/contacte/enviat?site=apunts');
    expect(decode(thanks.body)).toContain('<h1>Gràcies per escriure’ns!</h1>');
    const [mail] = await sentMails(demo, house, 1);
    expect(mail?.subject).toBe('Contacte: Una errada');
    const kept = { name: letter.name, text: 'Bon dia,\nhi ha una errada & prou.', commercial: false };
    expect(await stored()).toMatchObject([{ ...kept, mailed_at: expect.any(Date) }]);
  });

  test('CONT-06 VAL-28 what is refused stays in the form, with what to do, and nothing is stored', async () => {
    const before = await stored();
    const wrong = { ...letter, email: 'nuria@', subject: '"><script>alert(1)</script>', commercial: 'on' };
    const { statusCode, body } = await send(wrong);
    expect(statusCode).toBe(400);
    expect(body).toContain('role="alert">Reviseu el correu electrònic');
    expect(body).not.toContain('<script>alert');
    expect(decode(body)).toContain(`value="${letter.name}"`);
    expect(body).toContain('value="nuria@"');
    expect(body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(decode(body)).toContain(
      `<textarea name="text" rows="5" maxlength="5000" required>\n${letter.text}</textarea>`,
    );
    expect(body).toContain('<input name="commercial" type="checkbox" checked>');
    const { terms: _, ...unaccepted } = letter;
    expect((await send(unaccepted)).statusCode).toBe(400);
    expect(
      (await send({ ...letter, text: '</textarea><img src=x onerror=alert(1)>', email: '' })).body,
    ).not.toContain('<img src=x');
    expect(await stored()).toEqual(before);
  });

  test('CONT-01 the form takes the longest letter in any script', async () => {
    const answer = await send(
      { ...letter, text: '語'.repeat(5000), email: 'li@example.cat' },
      { address: '192.0.2.1' },
    );
    expect(answer.statusCode).toBe(303);
  });

  test('W-14 limits messages without a captcha proof to five an hour per network', async () => {
    const address = '198.51.100.7';
    const statuses = [];
    for (let n = 0; n < 6; n++) {
      const answer = await send({ ...letter, email: `a${n}@example.cat` }, { address });
      statuses.push(answer.statusCode);
      if (n === 5) {
        expect(answer.headers['retry-after']).toBeDefined();
        expect(answer.body).toContain('value="a5@example.cat"');
      }
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  });

  test('W-10 another site cannot send the form', async () => {
    const before = await stored();
    const answer = await send(letter, { 'sec-fetch-site': 'cross-site' });
    expect([answer.statusCode, await stored()]).toEqual([403, before]);
  });
});
