import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { attributes, ownAddresses } from '../testing/pages.ts';
import { startSite } from '../testing/start-site.ts';

let demo: Demo;
const pages = new Map<string, { status: number; body: string }>();
/** Links with the page on which they stand. */
const links: { from: string; to: string }[] = [];

beforeAll(async () => {
  const limits = { pagesPerMinute: 100_000 };
  demo = await startSite({ limits });
  await follow('/');
}, 60_000);
afterAll(() => demo?.close());

/** Reads a page, and recursively all pages that it links to. */
async function follow(address: string): Promise<void> {
  if (pages.has(address)) return;
  const page = { status: 0, body: '' };
  pages.set(address, page);
  const { statusCode, headers, body } = await demo.app.inject({ url: address });
  page.status = statusCode;
  if (!String(headers['content-type']).startsWith('text/html')) return;
  page.body = body;
  for (const to of linksIn(body).filter((href) => !isOfList(href))) {
    links.push({ from: address, to });
    await follow(to.split('#')[0] || address);
  }
}

/** Matches further pages of a list, which are many; lists.test.ts follows them. */
const isOfList = (href: string) => /^\/(programes|a-z|activitats|blogs|resultats\/[^?]*)\?/.test(href);

const linksIn = (body: string) =>
  [...body.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) =>
    attributes(tag, 'href').filter((href) => href.startsWith('#') || ownAddresses(tag).includes(href)),
  );

/** Finds cards of a front without a link. */
const cardsWithoutLink = (body: string) =>
  [...body.matchAll(/<article class="card[\s\S]*?<\/article>/g)]
    .map(([card]) => card)
    .filter((card) => !card.includes('<a '));

describe('from the front page on', () => {
  test('SITE-01 SITE-02 every link leads to a page', () => {
    expect(pages.size).toBeGreaterThan(60);
    const dead = links.filter(
      ({ to, from }) => ![200, 302, 303].includes(pages.get(to.split('#')[0] || from)?.status ?? 0),
    );
    expect(dead).toEqual([]);
  });

  test('SITE-02 every link within a page leads to a part that is there', () => {
    const lost = links.filter(({ from, to }) => {
      const [address, id] = to.split('#');
      const body = pages.get(address || from)?.body ?? '';
      return id && body !== '' && !body.includes(` id="${id}"`);
    });
    expect(lost).toEqual([]);
  });

  test('SITE-02 every card leads somewhere', () => {
    for (const [address, { body }] of pages) expect(cardsWithoutLink(body), address).toEqual([]);
  });

  test('SITE-04 every entry of a menu leads to a page of its own', () => {
    for (const home of ['/', '/lacolla', '/apunts']) {
      const menu = /<nav slot="menu"[\s\S]*?<\/nav>/.exec(pages.get(home)?.body ?? '')?.[0] ?? '';
      const entries = linksIn(menu);
      expect(entries.length, home).toBeGreaterThan(2);
      expect(entries.filter((href) => href.includes('#'))).toEqual([]);
      expect(new Set(entries).size).toBe(entries.length);
    }
  });

  test('SITE-04 the videos of the club are pages of the club', () => {
    const videos = linksIn(pages.get('/lacolla')?.body ?? '').filter((href) => href.includes('videos/'));
    expect(videos.length).toBeGreaterThan(0);
    for (const href of videos) expect(pages.get(href)?.body, href).toContain('data-site="lacolla"');
  });

  test('STRM-03 a stream has the title of its page', async () => {
    const streams = await demo.db.selectFrom('streams').selectAll().execute();
    expect(streams).toHaveLength(2);
    for (const { title, video, audio } of streams)
      expect(pages.get(video ?? audio ?? '')?.body).toContain(`<h1>${title}</h1>`);
  });

  test('SITE-08 offers the newsletter', () => {
    expect(pages.get('/')?.body).toContain('<ap-newsletter');
    expect(pages.get('/')?.body).toContain(
      '<form class="ap-server-form" method="post" action="/butlletins">',
    );
  });
});

test('ROUTE-22 SRCH-01 the search finds each article, live page and poll that the front page links', async () => {
  const found = async (title: string) => {
    const { body } = await demo.app.inject({ url: `/resultats/${encodeURIComponent(title)}` });
    return linksIn(body);
  };
  const read = linksIn(pages.get('/')?.body ?? '').filter((to) =>
    /^\/(noticies|videos|audios|directes|programes|blogs|activitats|enquestes)\/[^/#]+$/.test(to),
  );
  expect(new Set(read).size).toBeGreaterThan(20);
  for (const address of new Set(read)) {
    const [, title = ''] = /<h1[^>]*>([^<]*)</.exec(pages.get(address)?.body ?? '') ?? [];
    expect(await found(title), `${address}: ${title}`).toContain(address);
  }
});
