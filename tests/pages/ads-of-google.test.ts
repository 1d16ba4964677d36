import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from '@playwright/test';
import { readCspSources } from '../../demo/config/csp-sources.ts';
import { readWidgetConfig } from '../../demo/config/widget-config.ts';
import { expect, test } from '../support/demo.ts';
import type { GoogleTag } from '../support/google-tag.ts';
import { addEmbed, embedOn, listen, youtube } from '../support/pages/embeds.ts';
import { watchShifts } from '../support/pages/shifts.ts';

const script = 'https://securepubads.g.doubleclick.net/tag/js/gpt.js';
const widgetConfig = readWidgetConfig(
  JSON.stringify({ 'ad-service': 'gpt', 'ad-url': script, 'ad-network': '1234', 'consent-service': 'tcf' }),
);
const cspSources = readCspSources(
  JSON.stringify({ 'script-src': ['https://securepubads.g.doubleclick.net'], 'trusted-types': ['ap-gpt'] }),
);
test.use({ server: { widgetConfig, cspSources }, allow: [/^request to https:\/\//] });

type Listener = (data: object, isSuccess: boolean) => void;
type Site = typeof globalThis & { standIn?: GoogleTag; choose?: (purposes: number[]) => void };

/** Serves a stand-in for Google's script, and counts its requests. */
async function serveScript(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const source = readFileSync(new URL('../support/google-tag.ts', import.meta.url), 'utf8');
  const code = stripTypeScriptTypes(source).replaceAll(/^export /gm, '');
  const body = `{${code}; window.standIn = createGoogleTag(document); window.googletag = window.standIn.tag; }`;
  await page.route(script, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** Adds a consent tool, which has no choice of the reader yet. */
const addCmp = (page: Page) =>
  page.addInitScript(() => {
    const listeners: Listener[] = [];
    let data: object = { gdprApplies: true, eventStatus: 'cmpuishown' };
    Object.assign(window, {
      __tcfapi: (_command: string, _version: number, listener: Listener) => {
        listeners.push(listener);
        listener(data, true);
      },
      choose: (purposes: number[]) => {
        const consents = Object.fromEntries(purposes.map((id) => [id, true]));
        data = {
          gdprApplies: true,
          eventStatus: 'useractioncomplete',
          purpose: { consents },
          vendor: { consents: { 755: purposes.length > 0 } },
        };
        for (const listener of listeners) listener(data, true);
      },
    });
  });

const choose = (page: Page, purposes: number[]) =>
  page.evaluate((all) => (window as Site).choose?.(all), purposes);

test('AD-11 BEY-20 a choice in the consent tool brings ads and embeds, and a withdrawal ends them', async ({
  page,
}) => {
  await addCmp(page);
  await listen(page);
  const asked = await serveScript(page);
  const shifts = await watchShifts(page);
  await page.goto('/');
  await addEmbed(page, youtube);
  const { frame, show } = embedOn(page, 'youtube');
  await expect(show).toBeVisible();
  await page.locator('ap-ad').first().scrollIntoViewIfNeeded();
  await expect(page.locator('ap-ad[data-ap-state="ready"]').first()).toBeAttached();
  expect(asked, 'before the choice').toEqual([]);
  // the added embed has moved the page
  const moved = (await shifts.atRest()).sum;

  await choose(page, [1, 2, 3, 4, 5, 6, 7]);
  await expect(frame).toHaveCount(1);
  const units = () => page.evaluate(() => (window as Site).standIn?.requests.flat() ?? []);
  await expect.poll(units).toContain('/1234/apunt/portada');
  expect(asked).toEqual([script]);
  await page.evaluate(() => {
    const { standIn } = window as Site;
    for (const unit of standIn?.requests.flat() ?? []) standIn?.answer(unit, [728, 90]);
  });
  const ads = page.locator('ap-ad iframe');
  await expect(ads.first()).toBeVisible();
  // not `atRest`: with frames that load nothing, such as those of ads, the network never counts as idle
  const { sum, culprits } = await shifts.soFar();
  expect(sum - moved, culprits.join(', ')).toBeLessThan(0.001);

  await choose(page, []);
  await expect(ads).toHaveCount(0);
  await expect(frame).toHaveCount(0);
  await expect(show).toBeVisible();
  expect(await page.evaluate(() => (window as Site).standIn?.slots.length)).toBe(0);
});
