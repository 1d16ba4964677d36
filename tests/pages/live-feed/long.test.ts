import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { calls, feedPage } from '../../support/pages/live-feed.ts';

const COUNT = 10_000;

test(
  'LIVE-17 W-29 holds ten thousand messages, and finds and links to any of them',
  fullOnly,
  async ({ page, demo }) => {
    await page.clock.install();
    const feed = await feedPage(page, demo);
    await page.route(calls, (route) =>
      route.fulfill({ json: { response: { messages: [], hasMoreResults: false } } }),
    );
    await feed.open();
    await page.evaluate((count) => {
      const old = document.querySelector('ap-live-feed') as HTMLElement;
      const host = document.createElement('ap-live-feed');
      host.setAttribute('live-id', 'llarg');
      host.setAttribute('loading', 'eager');
      Object.assign(host, {
        messages: Array.from({ length: count }, (_, index) => ({
          id: `${count - index}`,
          title: `Missatge ${count - index}`,
          publishedDate: new Date(Date.UTC(2026, 2, 8) + (count - index) * 1000).toISOString(),
          sequence: count - index,
          description: [{ type: 'paragraph', html: `Paraula${count - index}.` }],
          shareUrl: { href: `?missatge=${count - index}`, title: '' },
        })),
      });
      old.replaceWith(host);
    }, COUNT);
    await expect(feed.host).toHaveAttribute('data-ap-state', 'ready');
    await expect(page.locator('article[data-message-id]')).toHaveCount(COUNT, {
      timeout: 40_000, // alone it takes eight seconds
    });

    const found = await page.evaluate(() => {
      const find = (window as unknown as { find(text: string): boolean }).find('Paraula77.');
      const node = getSelection()?.anchorNode?.parentElement?.closest('article');
      return { find, id: node?.id, top: node?.getBoundingClientRect().top ?? -1 };
    });
    expect(found, 'found in what the browser leaves out').toMatchObject({ find: true, id: 'missatge-77' });

    for (const id of ['missatge-5000', 'missatge-9950', 'missatge-3']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, id);
      await expect(page.locator(`#${id} h3`), 'an address leads to it').toBeInViewport();
    }
  },
);
