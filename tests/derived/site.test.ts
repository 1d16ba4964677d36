import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { statesOf } from '../../demo/showroom/definitions.ts';
import { sitePages } from '../../docs/site/pages.ts';
import { sidebarOf } from '../../docs/site/sidebar.ts';
import { projectRoot, readDefinitions } from '../../scripts/derive/contracts.ts';
import { byGroup } from '../../scripts/derive/groups.ts';

const addresses = { site: '/base/documentacio', showroom: '/base/aparador' };
const pages = await sitePages(addresses);
const definitions = await readDefinitions();
const page = (path: string) => pages.find((one) => one.path === path)?.body ?? '';

const withoutBlocks = (text: string) => text.replace(/^ *```.*?^ *```/gms, '');
const linksOf = (text: string) =>
  [
    ...withoutBlocks(text).matchAll(
      /\]\(([^)\s]+)\)|<[a-z][^>]*\s(?:href|src|data-example)="([^"]+)"|(?<!\[)`[^`\n]*`/g,
    ),
  ].map(([, target = '', other = '']) => target || other);

test('every link of the site leads to a page, a picture, the showroom or another site', () => {
  const known = new Set(pages.map(({ path }) => `${addresses.site}/${path === '' ? '' : `${path}/`}`));
  const lost = pages.flatMap(({ path, body }) =>
    linksOf(body)
      .map((target) => target.replace(/#.*/, ''))
      .filter((target) => !/^(https?:.*|\/base\/aparador\/.*|)$/.test(target) && !known.has(target))
      .filter((target) => !existsSync(join(projectRoot, target.replace(addresses.site, 'docs'))))
      .map((target) => `${path}: ${target}`),
  );
  expect(lost).toEqual([]);
});

test('every tag has a card in the gallery, with its picture', () => {
  const gallery = page('elements');
  for (const { contract } of definitions) {
    expect(gallery).toContain(`<a href="/base/documentacio/elements/${contract.tag}/">`);
    if (contract.content !== 'inert')
      expect(gallery).toContain(`/base/documentacio/pictures/${contract.tag}.`);
  }
});

test('the page of a tag has a live example of each of its states', async () => {
  for (const { name, contract } of definitions) {
    if (contract.content === 'inert') continue;
    for (const { id } of await statesOf(name))
      expect(page(`elements/${contract.tag}`)).toContain(
        `data-example="/base/aparador/${contract.tag}/estat/${id}"`,
      );
  }
});

test('the navigation has every page once', () => {
  const groups = byGroup(definitions).map(({ title, members }) => ({
    title,
    tags: members.map(({ contract }) => contract.tag),
  }));
  const links = [...JSON.stringify(sidebarOf(pages, groups)).matchAll(/"link":"([^"]+)"/g)].map(
    ([, link]) => link,
  );
  expect(links.toSorted()).toEqual(pages.map(({ path }) => (path === '' ? '/' : `/${path}/`)).toSorted());
});
