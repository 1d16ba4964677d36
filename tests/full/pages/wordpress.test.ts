import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, shot } from '../../support/demo.ts';
import { favouriteIn } from '../../support/pages/favourites.ts';
import { gateOn } from '../../support/pages/gate.ts';
import { loginOn } from '../../support/pages/login.ts';
import { pollOn } from '../../support/pages/poll.ts';
import { excessOf, faultsOfFocus, faultsOfWidgets } from '../../support/pages/theme-looks.ts';
import { missing, test } from '../../support/wordpress/fixtures.ts';
import { pixelsOutside } from '../../support/wordpress/outside.ts';
import type { Site, Theme } from '../../support/wordpress/site.ts';

// prints the reason once, not for each test
if (missing) console.warn(`WordPress was not tested: ${missing}.`);
test.skip(missing !== undefined, missing);
// responses of 401 to anonymous visitors, which the browser reports
test.use({ allow: [/status of 401/] });

const text = 'Les portes s’obriran a les deu del matí, i l’entrada serà de franc fins que es tanquen.';
const question = '<h3 slot="question">Hi anireu?</h3>';

const themes: readonly Theme[] = ['twentytwentyone', 'twentytwentytwo', 'twentytwentythree'];

/** Four ways to put a tag into a post, each with the role that may use it. */
const ways = {
  shortcode: {
    as: 'autora',
    content: (poll: string) =>
      `${text}\n\n[ap-poll poll-id="${poll}" open active]\n${question}\n[/ap-poll]\n\n${text}`,
  },
  'html block': {
    as: 'admin',
    content: (poll: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->
<!-- wp:html -->
<ap-poll poll-id="${poll}" open active>
<script type="application/json" data-prop="options">[{ "id": "1", "title": "Sí" }, { "id": "2", "title": "No" }]</script>
${question}
</ap-poll>
<!-- /wp:html -->
<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`,
  },
  'classic html': {
    as: 'autora',
    content: (poll: string) => `${text}

<div>
<ap-poll poll-id="${poll}" open active onclick="document.title = 'trencat'">${question}</ap-poll>
</div>

${text}`,
  },
  block: {
    as: 'autora',
    content: (poll: string) => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->
<!-- wp:ap-widgets/ap-poll {"poll-id":"${poll}","open":"true","active":"true","content":"\\u003ch3 slot=\\u0022question\\u0022\\u003eHi anireu?\\u003c/h3\\u003e"} /-->
<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`,
  },
} as const;

const post = (site: Site, title: string, content: string, as: 'admin' | 'autora' = 'autora') =>
  site.ask<{ id: number; content: string }>({ do: 'post', as, title, content });

/** Scrolls to each tag of the page, and waits until it is ready. */
async function allReady(page: Page) {
  for (const host of await page.locator('[data-ap-state]').all()) {
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-ap-state', 'ready');
  }
  await page.waitForLoadState('networkidle');
}

/** Overflow of the page without the tags, in px: the comment form of Twenty Twenty-Two overflows by itself. */
async function excessWithout(page: Page): Promise<number> {
  const sheet = await page.addStyleTag({ content: '[data-ap-state] { display: none !important }' });
  const excess = await excessOf(page);
  await sheet.evaluate((style) => (style as HTMLElement).remove());
  return excess;
}

/** Post with the tags for members. */
const memberPost = `${text}

[ap-favourite-button content-id="c5" label="Com es fa un far"]

[ap-members message="Per a qui té compte."]
El secret de <b>Portassol</b> és el far.
[/ap-members]

${text}

[ap-logout redirect-url="/?p=1"]<a href="/logout">Tanqueu la sessió</a>[/ap-logout]`;

for (const theme of themes)
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${theme}, ${width} px, ${colorScheme}: a visitor uses tags that are written in four ways`, async ({
        page,
        site,
        axe,
        freshPoll,
        freshAccount,
      }, testInfo) => {
        // it writes and opens six posts, each by PHP
        test.setTimeout(400_000);
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        site.ask({ do: 'theme', theme });
        const name = `wordpress-${theme}-${width}-${colorScheme}`;

        for (const [way, { as, content }] of Object.entries(ways))
          await test.step(way, async () => {
            const { id } = post(
              site,
              `Jornada de portes obertes: ${way}`,
              content((await freshPoll()).id),
              as,
            );
            await page.goto(`/?p=${id}`);
            await allReady(page);
            expect(await faultsOfWidgets(page)).toEqual([]);
            expect(await faultsOfFocus(page)).toEqual([]);
            expect(await excessOf(page), 'than the window').toBeLessThanOrEqual(await excessWithout(page));
            await axe('ap-poll');
            const poll = pollOn(page);
            await expect(poll.host.getByRole('heading', { name: 'Hi anireu?' })).toBeVisible();
            await shot(page, `${name}-${way.replace(' ', '-')}`);
            await poll.castVote('Sí');
            await expect(poll.percent('Sí')).toHaveText('100 %');
          });

        const login = post(site, 'Accés', '[ap-login variant="adult"]', 'autora');
        site.ask({ do: 'option', name: 'ap_test_login', value: login.id });
        const { id } = post(site, 'Un far per dins', memberPost);

        await test.step('nobody is told what members read', async () => {
          await page.goto(`/?p=${id}`);
          await allReady(page);
          expect(await page.content()).not.toContain('Portassol</b>');
          await shot(page, `${name}-closed`);
        });

        await test.step('the pixels outside', async () => {
          const { differing, pictures } = await pixelsOutside(page);
          if (differing > 0)
            for (const [index, picture] of pictures.entries())
              writeFileSync(testInfo.outputPath(`${index}.png`), picture);
          expect(differing, testInfo.outputPath()).toBe(0);
        });

        await test.step('log in, and come back', async () => {
          await page.goto(`/?p=${id}`);
          const gate = gateOn(page);
          await gate.access.click();
          await expect(page).toHaveURL(new RegExp(`\\?p=${login.id}$`));
          await allReady(page);
          expect(await faultsOfWidgets(page)).toEqual([]);
          await axe('ap-login');
          await shot(page, `${name}-login`);
          const { email, password } = await freshAccount();
          await loginOn(page).enter(email, password);
          await expect(page).toHaveURL(new RegExp(`\\?p=${id}$`));
          await expect(gate.content).toContainText('El secret de Portassol és el far.');
        });

        await test.step('save a favourite, which is still saved after a reload', async () => {
          const favourite = favouriteIn(page.locator('ap-favourite-button'));
          await favourite.button.click();
          await expect(favourite.button).toHaveAttribute('aria-pressed', 'true');
          await page.waitForLoadState('networkidle');
          await page.reload();
          await expect(favourite.button).toHaveAttribute('aria-pressed', 'true');
          await allReady(page);
          await axe('ap-favourite-button, ap-gate, ap-logout');
          await shot(page, `${name}-open`);
        });

        await test.step('leave', async () => {
          await page.locator('ap-logout').getByRole('button').click();
          await expect(page).toHaveURL(/\?p=1$/);
          await page.goto(`/?p=${id}`);
          await expect(gateOn(page).access).toBeVisible();
          await expect(gateOn(page).content).toHaveCount(0);
        });
        expect(
          site
            .complaints()
            .split('\n')
            .filter((line) => /ap-widgets|Fatal/.test(line)),
        ).toEqual([]);
      });
