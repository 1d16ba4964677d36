import type { Page } from '@playwright/test';
import { type FeedOfTest, makeFeed } from '../../../demo/testing/feeds.ts';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import type { Visit } from '../demo.ts';

/** Seeded account that may write in every feed. */
export const staff = '13';

/** Parts of the newsroom's pages of a feed. */
export function newsroomOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    headings: page.locator('.nr-list h3'),
    status: page.getByRole('status'),
    title: page.getByLabel('Títol', { exact: true }).first(),
    text: page.getByRole('group', { name: '1. Paràgraf' }).getByLabel('Text'),
    /** The last one: the first, hidden, is for the Enter key. */
    publish: page.locator('.nr-actions').getByRole('button', { name: 'Publiqueu' }),
    block: (name: string) => page.getByRole('group', { name }),
    button,
    async addBlock(name: string) {
      await page.getByText('Afegiu un altre bloc').click();
      await page.locator('.nr-add').getByRole('button', { name, exact: true }).click();
    },
  };
}

/**
 * Opens the page of the test's own feed as staff.
 * @returns its parts, and the messages that the API shows to readers, newest first
 */
export async function openNewsroom({ page, demo, loginAs }: Visit, feed?: FeedOfTest) {
  const { id, messages } = await makeFeed(demo.db, feed);
  await loginAs(staff);
  await page.goto(`/redaccio/directes/${id}`);
  const newest = async (): Promise<LiveMessage[]> =>
    (await (await page.request.get(`/api/front/live/${id}/messages/newest`)).json()).response.messages;
  return {
    ...newsroomOn(page),
    feed: id,
    messages,
    newest,
    titles: async () => (await newest()).map(({ title }) => title),
  };
}
