import type { Locator } from '@playwright/test';
import { addMessage, makeFeed } from '../../../demo/testing/feeds.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';

const padding = (locator: Locator) =>
  locator.evaluate((node) => Number.parseFloat(getComputedStyle(node).paddingLeft));

test(
  'LIVE-08 BODY-01 gives share buttons, files and boxes in a feed the same room as elsewhere',
  fullOnly,
  async ({ page, demo }) => {
    const description = [
      { type: 'file', href: '/assets/media/programa-nit-dels-patis.txt', name: 'El programa' },
      { type: 'supplementary-text', html: '<p>Una cosa.</p><p>I una altra.</p>' },
    ] as const;
    const { id, path } = await makeFeed(demo.db);
    await addMessage(demo.db, id, { description: [...description] });
    await page.goto(path);
    await expect(page.locator('ap-live-feed')).toHaveAttribute('data-ap-state', 'ready');
    const message = page.locator('.ap-live-message').first();
    await message.hover();
    const item = message.locator('a.ap-share-item').first();
    await expect(item).toBeVisible();
    expect(await padding(item)).toBeGreaterThanOrEqual(10);
    expect(await padding(message.locator('.ap-body-file a'))).toBeGreaterThanOrEqual(10);
    const [one, two] = await message
      .locator('.ap-body-box p')
      .evaluateAll((all) => all.map((p) => p.getBoundingClientRect()));
    expect((two?.top ?? 0) - (one?.bottom ?? 0)).toBeGreaterThanOrEqual(10);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'at 320 px').toBe(320);
  },
);
