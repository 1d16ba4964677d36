import type { Page } from '@playwright/test';
import { type FeedOfTest, makeFeed } from '../../../demo/testing/feeds.ts';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import type { Visit } from '../demo.ts';

/** Seeded: may write in every feed. */
export const staff = '13';

/** The page of a feed in the newsroom, as who writes there knows it. */
export function newsroomOn(page: Page) {
  const formNamed = (name: string) => page.getByRole('form', { name });
  const block = (name: string) => page.getByRole('group', { name });
  const form = formNamed('Un missatge nou');
  return {
    items: page.locator('.nr-list > li'),
    headings: page.locator('.nr-list h3'),
    status: page.getByRole('status'),
    formNamed,
    block,
    /** Form of a new message and its initial values. */
    form,
    title: form.getByLabel('Títol', { exact: true }),
    text: block('Paràgraf').getByLabel('Text'),
    publish: form.getByRole('button', { name: 'Publiqueu' }),
    alert: form.getByRole('alert'),
    /** Puts one more block into the new message. */
    async addBlock(name: string) {
      await form.getByLabel('Un bloc més').selectOption(name);
      await form.getByRole('button', { name: 'Afegiu', exact: true }).click();
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
  // messages of the first request would count as effects of the test
  const looked = page.waitForResponse('**/messages/newest');
  await page.goto(`/redaccio/directes/${id}`);
  await looked;
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
