import { readFileSync } from 'node:fs';
import { expect, shot, test } from '../support/demo.ts';
import { newsletterOn } from '../support/pages/newsletter.ts';
import { pollOn } from '../support/pages/poll.ts';
import { openTheme, themes } from '../support/pages/theme.ts';
import {
  changesOf,
  excessOf,
  faultsOfFocus,
  faultsOfWidgets,
  looksOfPage,
} from '../support/pages/theme-looks.ts';

/** Returns a tag as a CMS writes it. */
const written = (name: string) =>
  readFileSync(new URL(`../../elements/${name}/${name}.demo.html`, import.meta.url), 'utf8');
const tags = (pollId: string) => ({
  text: `${written('share-bar')}
<ap-poll poll-id="${pollId}"><h2 slot="question">Esteu d’acord?</h2><p><a href="/enquestes">Voteu-hi</a></p></ap-poll>
${written('login')}`,
  aside: written('newsletter'),
});
const widgets = 'ap-share-bar, ap-poll, ap-login, ap-newsletter';
const systems = ['light', 'dark'] as const;
const height = 800;

test.describe('a page of another theme', () => {
  // a rejected login, which the browser reports
  test.use({ allow: [/status of 401/] });

  for (const theme of themes)
    test(`${theme}: widgets and the page keep their own looks, and widgets work by keyboard`, async ({
      page,
      axe,
      freshPoll,
    }) => {
      const own = new Map<string, Awaited<ReturnType<typeof looksOfPage>>>();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openTheme(page, theme);
      for (const colorScheme of systems) {
        await page.emulateMedia({ colorScheme });
        own.set(colorScheme, await looksOfPage(page));
      }
      await page.setViewportSize({ width: 360, height });
      const ownExcess = await excessOf(page);
      await page.setViewportSize({ width: 1280, height });

      await openTheme(page, theme, tags((await freshPoll()).id));
      for (const colorScheme of systems)
        await test.step(`the looks, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          expect(changesOf(own.get(colorScheme) ?? [], await looksOfPage(page))).toEqual([]);
          for (const width of [360, 1280]) {
            await page.setViewportSize({ width, height });
            expect(await excessOf(page), `${width} px`).toBeLessThanOrEqual(width === 360 ? ownExcess : 0);
            expect(await faultsOfWidgets(page), `${width} px`).toEqual([]);
            expect(await faultsOfFocus(page), `${width} px`).toEqual([]);
            await shot(page, `${theme}-${colorScheme}-${width}`);
          }
          await axe(widgets);
        });

      await test.step('a vote by keyboard', async () => {
        const poll = pollOn(page);
        await poll.radio('Sí').focus();
        await page.keyboard.press('Space');
        await expect(poll.radio('Sí')).toBeChecked();
        await page.keyboard.press('Tab');
        await expect(poll.vote).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(poll.confirm).toBeVisible();
        const backgrounds = await poll.dialog
          .locator('.ap-button')
          .evaluateAll((all) => all.map((button) => getComputedStyle(button).backgroundColor));
        expect(new Set(backgrounds).size, 'primary and quiet').toBe(2);
        await axe('ap-poll');
        await poll.confirm.press('Enter');
        await expect(poll.percent('Sí')).toBeVisible();
      });

      await test.step('forms by keyboard', async () => {
        const newsletter = newsletterOn(page);
        await newsletter.email.press('Enter');
        await expect(newsletter.message('email')).toBeVisible();
        // and moves the focus with it, which would otherwise go to the login's text
        await expect(newsletter.email).toBeFocused();
        const login = page.locator('ap-login [data-ap-mount]');
        await login.getByLabel('Correu electrònic').fill('ningu@example.cat');
        await login.locator('[name=password]').fill('Secreta123');
        await login.locator('[name=password]').press('Enter');
        await expect(login.getByRole('alert')).toBeVisible();
        await axe(widgets);
      });
    });
});
