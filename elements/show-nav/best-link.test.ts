import { expect, test } from 'vitest';
import { bestLink } from './best-link.ts';

const show = '/programes/la-costera';
const hrefs = [show, `${show}/capitols`, `${show}/capitols/temporada-2`, `${show}/equip`];
const site = { origin: 'https://apunt.example/una/pagina', basePath: '' };
const below = { ...site, basePath: '/web/nova' };

test.each<[current: string, index: number | undefined, isPage?: boolean]>([
  [show, 0, true],
  [`${show}/`, 0, true],
  [`${show}?pagina=2`, 0, true],
  [`${show}/#dalt`, 0, true],
  [`https://apunt.example${show}`, 0, true],
  [`${show}/capitols`, 1, true],
  [`${show}/capitols/`, 1, true],
  [`${show}/capitols?any=2026`, 1, true],
  [`${show}/capitols/1`, 1, false],
  [`${show}/capitols/temporada-2/3/extra`, 2, false],
  [`${show}/capitols-especials`, 0, false],
  [`${show}/cap`, 0, false],
  [`${show}-2`, undefined],
  ['/programes', undefined],
  ['/programes/altre', undefined],
  ['/', undefined],
  [`https://altre.example${show}`, undefined],
  ['//', undefined],
])('NAV-01 NAV-08 on %s the link %s is active', (current, index, isPage) => {
  expect(bestLink(hrefs, current, site)).toEqual(index === undefined ? undefined : { index, isPage });
});

test.each<[what: string, hrefs: string[], current: string, index: number | undefined, isPage?: boolean]>([
  ['the root stands above everything', ['/', '/a'], '/b', 0, false],
  ['the root is a page of its own', ['/a', '/'], '/', 1, true],
  ['of two alike the first is active', ['/a?x=1', '/a', '/a#b'], '/a', 0, true],
  ['the longest wins in any order', ['/a/b/c', '/a', '/a/b'], '/a/b/d', 2, false],
  ['a link to another site is never active', ['https://altre.example/a', '/a'], '/a', 1, true],
  ['nor is one that is no page', ['mailto:a@example.cat', 'javascript:void 0', ''], '/x', undefined],
  ['letters may be written in two ways', ['/m%C3%BAsica'], '/música', 0, true],
  ['a wrong escape is a letter like any other', ['/100%25', '/a%ZZ'], '/a%ZZ', 1, true],
  ['without links nothing is', [], '/a', undefined],
])('NAV-08 %s', (_what, links, current, index, isPage) => {
  expect(bestLink(links, current, site)).toEqual(index === undefined ? undefined : { index, isPage });
});

test.each<[hrefs: string[], current: string, index: number | undefined, isPage?: boolean]>([
  [['/web/nova/a', '/web/nova/a/b'], '/web/nova/a/b', 1, true],
  [['/web/nova/a', '/web/nova/a/b'], '/a/b/c', 1, false],
  [['/web/nova', '/web/nova/a'], '/web/nova/', 0, true],
  [['/web/nova/a'], '/web/novament/a', undefined],
])('NAV-08 SITE-12 below a base path %s on %s gives %s', (links, current, index, isPage) => {
  expect(bestLink(links, current, below)).toEqual(index === undefined ? undefined : { index, isPage });
});
