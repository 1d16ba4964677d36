import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { issueToken } from '../api/accounts/one-time-tokens.ts';
import type { Demo } from '../http/start-server.ts';
import { decode } from '../testing/pages.ts';
import { startSite } from '../testing/start-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let demo: Demo;
beforeAll(async () => {
  demo = await startSite();
});
afterAll(() => demo?.close());

/** Screens of ROUTE-30 with their heading and, if any, their main tag. */
test.each([
  ['/recuperar-contrasenya', 'Heu oblidat la contrasenya?', 'ap-password'],
  ['/restablir-contrasenya?token=un-de-prova', 'Trieu una contrasenya nova', 'ap-password'],
  ['/compte-eliminat', 'Hem esborrat el vostre compte', undefined],
  ['/activitats', 'Activitats', 'ap-map'],
  ['/activitats/cinema-a-la-fresca-l-estiu-de-la-pols', 'Cinema a la fresca: l’estiu de la pols', undefined],
  ['/el-temps', 'El temps', 'ap-weather'],
  ['/blogs', 'Veus', 'ap-index'],
  ['/blogs/elogi-de-la-migdiada-curta', 'Elogi de la migdiada curta', undefined],
  ['/enquestes/1', 'Quin pati visitareu primer?', 'ap-poll'],
  ['/butlletins', 'Un correu que es llig amb el café', 'ap-newsletter'],
  ['/contacte', 'Digueu-nos-ho', 'ap-contact-form'],
  ['/participa/1', 'El carrer on vau créixer', 'ap-ugc-form'],
  ['/directes', 'En directe', 'ap-streaming-list'],
  ['/programes', 'Programes', 'ap-index'],
  ['/a-z', 'De la A a la Z', 'ap-index'],
])('ROUTE-29 ROUTE-30 %s is there, with the heading «%s» and %s', async (path, heading, tag) => {
  const { statusCode, body } = await demo.app.inject({ url: path });
  expect(statusCode).toBe(200);
  const headings = [...body.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, text = '']) => decode(text));
  expect(headings).toEqual([heading]);
  const [, main = ''] = /<main[\s>]([\s\S]*)<\/main>/.exec(body) ?? [];
  if (tag) expect(main).toMatch(new RegExp(`<${tag}[\\s>]`));
});

test('ROUTE-29 ROUTE-30 /validar-correu is there for the link of a mail, with one button', async () => {
  const token = await issueToken(demo.db, 'validate-email', 7, new Date());
  const { statusCode, body } = await demo.app.inject({ url: `/validar-correu?token=${token}` });
  expect(statusCode).toBe(200);
  expect(body).toContain('<h1>Confirmeu el vostre correu</h1>');
  expect(body).toContain('<button class="ap-button">Confirmeu el correu</button>');
});
