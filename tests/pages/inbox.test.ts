import { keepMail } from '../../demo/api/mail/inbox.ts';
import { accountClaimedMessage, validationMessage } from '../../demo/api/mail/messages/account-messages.ts';
import { type Demo, expect, test } from '../support/demo.ts';
import { designs } from '../support/designs.ts';
import { fullOnly } from '../support/in-full.ts';

const widths = [360, 800, 1280];
const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

async function receive(demo: Demo): Promise<void> {
  await keepMail(demo.db, {
    sender: 'no-respongueu@apunt.example',
    recipient: 'nuria-amb-una-adreca-ben-llarga@correu.example.cat',
    receivedAt: new Date('2026-03-01T12:00:00Z'),
    ...validationMessage({ name: 'Núria', url: `${demo.url}/condicions-d-us` }),
  });
}

for (const colorScheme of designs) {
  test(
    `the inbox fits every width and can be read by all, ${colorScheme}`,
    fullOnly,
    async ({ page, demo, axe }) => {
      await page.emulateMedia({ colorScheme });
      await receive(demo);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/bustia');
        await axe();
        expect(await page.evaluate(overflow), `list at ${width}`).toBe(0);
        await page.getByRole('link', { name: 'Confirmeu el vostre correu' }).first().click();
        // scripts are blocked in the mail's own frame, including axe
        await page.locator('iframe').evaluate((frame) => frame.remove());
        await axe();
        expect(await page.evaluate(overflow), `mail at ${width}`).toBe(0);
      }
    },
  );

  test(
    `W-16 a mail fits every width and can be read by all, ${colorScheme}`,
    fullOnly,
    async ({ page, axe }) => {
      await page.emulateMedia({ colorScheme });
      const token = 'aB3_'.repeat(11);
      const [loginUrl, recoverUrl] = [
        `https://demo.example.cat/acces?x=${token}`,
        'https://demo.example.cat/acces',
      ];
      const { html } = accountClaimedMessage({ name: 'Núria', loginUrl, recoverUrl });
      await page.route('**/mail', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto('/mail');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(overflow), `${width}`).toBe(0);
        await axe();
      }
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('W-04 the button of a mail opens its page beside the inbox, which stays where it is', async ({
    page,
    demo,
  }) => {
    await receive(demo);
    await page.goto('/bustia');
    await page.getByRole('link', { name: 'Confirmeu el vostre correu' }).first().click();
    const opened = page.waitForEvent('popup');
    await page.frameLocator('iframe').getByRole('link', { name: 'Confirmeu el correu' }).click();
    const popup = await opened;
    await popup.waitForLoadState();
    await expect(popup).toHaveURL(`${demo.url}/condicions-d-us`);
    await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/bustia\/\d+$/);
  });
});
