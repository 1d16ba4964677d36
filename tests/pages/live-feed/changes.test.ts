import { illustrationId } from '../../../demo/cms/pictures/clip.ts';
import {
  addMessage,
  correctMessage,
  moveMessage,
  pinMessage,
  removeMessage,
} from '../../../demo/testing/feeds.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { feedPage, readFrom, topOf } from '../../support/pages/live-feed.ts';
import { watchShifts } from '../../support/pages/shifts.ts';

test.beforeEach(({ page }) => page.clock.install());

const picture = {
  type: 'image' as const,
  image: { src: `/clip/${illustrationId('campanes-torre')}`, alt: 'Un campanar.' },
};

test('BEY-06 shows and announces corrected, removed, pinned and moved messages', async ({ page, demo }) => {
  const feed = await feedPage(page, demo, { messages: 8 });
  const id = (number: number) => feed.messages[number - 1]?.id ?? '';
  await page.setViewportSize({ width: 1280, height: 1400 });
  await feed.open();
  await correctMessage(demo.db, feed.id, id(7), { title: 'Corregit' });
  await removeMessage(demo.db, feed.id, id(6));
  await pinMessage(demo.db, feed.id, id(3));
  await moveMessage(demo.db, feed.id, id(1), { before: id(5) });
  await feed.tick();
  // the sanitiser loads with the first message
  await expect
    .poll(feed.titles)
    .toEqual([
      'Missatge 3',
      'Missatge 8',
      'Corregit',
      'Missatge 1',
      'Missatge 5',
      'Missatge 4',
      'Missatge 2',
    ]);
  await expect(feed.message('Corregit')).toContainText(/Corregit a les \d\d:\d\d/);
  await expect(feed.message('Missatge 3')).toContainText('Fixat');
  await expect(feed.host.getByText('S’ha retirat este missatge.')).toBeVisible();
});

test('BEY-06 keeps a message that has the focus or a selection', fullOnly, async ({ page, demo }) => {
  const feed = await feedPage(page, demo, { messages: 4 });
  const id = (number: number) => feed.messages[number - 1]?.id ?? '';
  await feed.open();
  const link = feed.message('Missatge 4').getByRole('link', { name: /^Compartiu/ });
  await link.focus();
  await feed.message('Missatge 3').locator('h3').selectText();
  await link.focus();
  await correctMessage(demo.db, feed.id, id(4), { title: 'Corregit' });
  await removeMessage(demo.db, feed.id, id(3));
  await feed.tick();
  await expect(feed.message('Missatge 4')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link').first().focus();
  await expect(feed.message('Corregit')).toHaveCount(1);
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await expect(feed.message('Missatge 3')).toHaveCount(0);
});

test('BEY-04 LIVE-16 keeps the message in view within one pixel over two hundred changes', async ({
  page,
  demo,
}) => {
  const feed = await feedPage(page, demo, { messages: 60 });
  await feed.open();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(feed.articles).toHaveCount(40);
  const read = feed.message('Missatge 25');
  await readFrom(read);
  const top = await topOf(read);
  const shifts = await watchShifts(page);
  let moved = 0;
  const look = async () => {
    moved = Math.max(moved, Math.abs((await topOf(read)) - top));
  };
  const paragraph = (count: number) => ({
    type: 'paragraph' as const,
    html: 'Una frase més. '.repeat(count),
  });

  for (let batch = 1; batch <= 10; batch++) {
    for (let each = 0; each < 20; each++)
      await addMessage(demo.db, feed.id, { title: 'Nou', description: [picture, paragraph(each)] });
    await feed.tick();
    await expect(feed.news).toHaveText(`${batch * 20} missatges nous`);
    await look();
  }
  for (let round = 0; round < 6; round++) {
    for (let each = 0; each < 10; each++) {
      const id = feed.messages[59 - ((round * 10 + each) % 30)]?.id ?? '';
      const description = each % 3 ? [paragraph((round * each) % 37)] : [picture];
      await correctMessage(demo.db, feed.id, id, { title: `Correcció ${round}`, description });
    }
    await feed.tick();
    await expect(feed.host).toContainText(`Correcció ${round}`);
    await look();
  }
  expect(moved).toBeLessThanOrEqual(1);
  const { sum, culprits } = await shifts.soFar();
  // the button itself grows by a digit
  expect(sum, `nothing shifts: ${culprits.join(', ')}`).toBeLessThan(0.001);
});
