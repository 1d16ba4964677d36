import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
let demo: Demo;
beforeAll(async () => {
  demo = await startSite({ basePath: '/web' });
});
afterAll(() => demo?.close());

const consent = '/web/politica-de-privacitat/anuncis';
const pageAt = async (path: string) => (await new Visitor(demo.app).get(`/web${path}`)).body;
const listOf = (body: string) => body.match(/data-card-list>[\s\S]*?<\/ul>/)?.[0] ?? '';

test.each(['/programes', '/a-z', '/blogs', '/resultats/mar'])(
  'LIST-27 the list of %s reserves room for its first ad after the sixth card',
  async (path) => {
    const list = listOf(await pageAt(path));
    const items = list.match(/<li(?: class="ap-list-ad")?>/g) ?? [];
    expect(items.length).toBeGreaterThan(7);
    const ads = items.flatMap((item, at) => (item.includes('ad') ? [at] : []));
    expect(ads).toEqual(items.length > 13 ? [6, 13] : [6]);
    expect(list).toMatch(/<ap-ad [^>]*sizes="[^>]*>(?!\s*<script)[\s\S]*ap-ad-room[\s\S]*<\/ap-ad>/);
  },
);

test.each(['/', '/directes/nit-de-les-campanes'])('AD-04 %s has ads with all that they say', async (path) => {
  const [ad = ''] = (await pageAt(path)).match(/<ap-ad [^>]*>/) ?? [];
  for (const name of ['slot-id', 'slot-name', 'slot-type', 'ad-unit-code', 'sizes'])
    expect(ad).toContain(` ${name}="`);
});

test('LIVE-07 the feed of a page has its ads in the places that the server keeps', async () => {
  const feed = await pageAt('/directes/nit-de-les-campanes');
  expect(feed.match(/<div class="ap-live-ad"><ap-ad /g)).toHaveLength(3);
});

test('AD-12 the club has no service of ads, and no place for any', async () => {
  for (const path of ['/lacolla', '/lacolla/jocs', '/lacolla/videos']) {
    const body = await pageAt(path);
    expect(body).not.toContain('<ap-ad');
    expect(body).not.toContain('ad-url');
  }
  expect(await pageAt('/')).toContain('ad-url="/anuncis"');
});

const say = (visitor: Visitor, payload: string, headers = {}) =>
  visitor.post(consent, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload,
  });

test('AD-11 ads are accepted for 90 days and withdrawn by a form, whose page says what holds', async () => {
  const visitor = new Visitor(demo.app);
  expect((await visitor.get(consent)).body).toContain('Accepte els anuncis');
  const accepted = await say(visitor, 'anuncis=si');
  expect([accepted.statusCode, accepted.headers.location]).toEqual([303, consent]);
  const cookie = String(accepted.headers['set-cookie']);
  expect(cookie).toContain('demo-anuncis=1; Max-Age=7776000; Path=/web;');
  expect(cookie).toContain('SameSite=Lax');
  expect(cookie, 'the widgets read it').not.toContain('HttpOnly');
  const page = await visitor.get(consent);
  expect(page.body).toContain('No vull vore’n més');
  expect(page.headers['cache-control']).toBe('no-store');
  expect(String((await say(visitor, 'anuncis=no')).headers['set-cookie'])).toContain('demo-anuncis=;');
  expect((await visitor.get(consent)).body).toContain('Accepte els anuncis');
});

test('AD-11 no page of another site accepts ads for a reader, and the privacy page leads to the form', async () => {
  const refused = await say(new Visitor(demo.app), 'anuncis=si', { 'sec-fetch-site': 'cross-site' });
  expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([403, undefined]);
  expect(await pageAt('/politica-de-privacitat')).toContain(`href="${consent}"`);
});
