import { describe, expect, test } from 'vitest';
import type { MenuLink } from '../../../src/ui/link-menu.types.ts';
import { attributes, decode, startPages } from '../../testing/pages.ts';
import { type SiteName, sites } from '../content/sites.ts';
import { header } from './header.ts';
import type { Page } from './page.ts';

const { get } = await startPages();
const headerOf = async (path: string) =>
  /<ap-header[\s\S]*<\/ap-header>/.exec((await get(path)).body)?.[0] ?? '';
const partOf = (html: string, start: RegExp, end: string) => {
  const from = html.search(start);
  return html.slice(from, html.indexOf(end, from));
};
const homes: [path: string, site: SiteName][] = [
  ['/', 'apunt'],
  ['/lacolla', 'lacolla'],
  ['/apunts', 'apunts'],
];

const doors = {
  apunt: ['/acces', '/registre?site=apunt'],
  lacolla: ['/acces?site=lacolla', '/acces-adults'],
  apunts: ['/acces?site=apunts', '/registre?site=apunts'],
};

describe.each(homes)('header of %s', (path, site) => {
  test('HDR-05 HDR-06 shows the site’s two entry links in the bar and in the full menu', async () => {
    const html = await headerOf(path);
    const places = html.split('slot="account"').slice(1);
    expect(places).toHaveLength(2);
    for (const place of places) {
      const links = place.slice(0, place.indexOf('</div>'));
      expect(attributes(links, 'href')).toEqual(doors[site]);
    }
    expect(html.match(/ data-login/g)).toHaveLength(site === 'lacolla' ? 4 : 2);
  });

  test('HDR-18 SITE-04 shows the site’s menu in its row and in the full menu', async () => {
    const html = await headerOf(path);
    const titles = sites[site].navigation.map(({ title }) => title);
    for (const start of [/<nav slot="menu"/, /<nav aria-label="Menú complet"/]) {
      const menu = decode(partOf(html, start, '</nav>'));
      expect(titles.every((title) => menu.includes(`>${title}</a>`))).toBe(true);
    }
    const others = Object.values(sites).filter(({ name }) => name !== site);
    for (const { navigation } of others) expect(navigation.map(({ title }) => title)).not.toEqual(titles);
  });

  test('HDR-10 links to the six networks', async () => {
    const social = partOf(await headerOf(path), /<ul slot="social"/, '</ul>');
    expect(attributes(social, 'aria-label').slice(1)).toEqual(
      ['Facebook', 'X', 'Instagram', 'TikTok', 'Bluesky', 'Threads'].map((name) => `${name} (finestra nova)`),
    );
    expect(attributes(social, 'rel')).toEqual(Array(6).fill('noopener noreferrer'));
  });

  test('HDR-01 SRCH-01 shows the full menu and a search without a script', async () => {
    const html = await headerOf(path);
    expect(html).toMatch(/<details slot="burger"[^>]*>\s*<summary/);
    expect(html).toMatch(/<details slot="search"[^>]*>\s*<summary/);
    expect(html).toMatch(
      /<form role="search" action="\/resultats">[\s\S]*<input name="text"[^>]* minlength="3"/,
    );
  });
});

test('does not depend on the user, since pages are cached', async () => {
  const anonymous = await headerOf('/');
  const cookie = `nx-session-user=${encodeURIComponent('{"id":"7","name":"Anna"}')}`;
  const answer = await get('/', { cookie });
  expect(/<ap-header[\s\S]*<\/ap-header>/.exec(answer.body)?.[0]).toBe(anonymous);
});

test('NAV-07 W-06 renders an item as a link with title, text, target and rel, and its children below', async () => {
  const navigation: readonly MenuLink[] = [
    {
      title: 'A & B',
      href: '/a',
      text: 'Tot d’A',
      target: '_blank',
      rel: 'nofollow',
      children: [
        { title: 'C', href: 'https://c.example/' },
        { title: 'D', href: 'javascript:alert(1)' },
      ],
    },
    { title: 'E', href: '/e' },
  ];
  const page = { site: { ...sites.apunt, navigation }, basePath: '/web' } as Page;
  const menu = decode(partOf(String(header(page)), /<nav slot="menu"/, '</nav>')).replace(/\s*\n\s*/g, '');
  expect(menu).toContain(
    '<li><a href="/web/a" title="Tot d’A" target="_blank" rel="nofollow">A & B</a><ul><li><a href="https://c.example/">C</a></li></ul></li><li><a href="/web/e">E</a></li>',
  );
  expect(menu).not.toContain('alert');
});
