import { expect, test } from 'vitest';
import { attributes, ownAddresses, startPages } from '../testing/pages.ts';
import { programmes } from './content/programmes.ts';

const { get } = await startPages();

test.each(programmes.map(({ slug, title }) => [slug, title]))(
  'NAV-07 every page of %s has the programme’s navigation with working links',
  async (slug, title) => {
    const { body } = await get(`/programes/${slug}`);
    const nav = /<ap-show-nav[\s\S]*?<\/ap-show-nav>/.exec(body)?.[0] ?? '';
    expect(nav).toContain(`aria-label="${title}"`);
    const links = attributes(nav, 'href');
    expect(links).toContain(`/programes/${slug}/capitols/temporada-2`);
    for (const href of links) {
      const { status, body: page } = await get(href);
      expect(status, href).toBe(200);
      expect(page, href).toContain(nav);
    }
  },
);

test.each([
  '/programes/la-costera/no-hi-es',
  '/programes/la-costera/capitols/temporada-9',
  '/programes/la-costera/capitols/temporada-1/mes',
  '/programes/la-costera/equip/temporada-1',
  '/programes/no-hi-es/capitols',
  '/programes/la-costera/',
])('PAGE-06 returns 404 for %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('SITE-12 adds the base path to the navigation', async () => {
  const based = await startPages({ basePath: '/web/nova' });
  const { body } = await based.get('/web/nova/programes/la-costera/capitols');
  for (const address of ownAddresses(body)) expect(address).toMatch(/^\/web\/nova\//);
});
