import type { Locator } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { playerOn } from '../support/pages/player.ts';
import { pollOn } from '../support/pages/poll.ts';

const IS_CHOSEN = ':is([aria-current], [aria-selected="true"])';

/** Widgets with a selected item: name, a page and a tag that contain it, and the selector of all items. */
const choices = [
  ['a channel', '/programacio/tv/hui', 'ap-schedule', '.ap-schedule-channels a'],
  ['a tab of results', '/resultats/m%C3%BAsica', 'ap-search-filter', '.ap-filter-tabs a'],
  ['a letter', '/programes', 'ap-index', '.ap-index-letters a'],
  ['a list of the most read', '/noticies/torna-el-tren-de-la-ribera', 'ap-most-read', '[role="tab"]'],
  ['a page of a programme', '/programes/la-costera/equip', 'ap-show-nav', ':scope > nav > ul > li > a'],
  ['a part of the profile', '/perfil/meu-perfil', 'ap-profile', 'nav a:not(.ap-button)'],
] as const;

/** System colours of an element: background without alpha, border and outline. */
function drawn(element: Locator, part?: '::before' | '::after') {
  return element.evaluate((node, pseudo) => {
    const style = getComputedStyle(node, pseudo);
    const [, background] = /^rgba?\((\d+, \d+, \d+)/.exec(style.backgroundColor) ?? [];
    return {
      background,
      isOpaque: !style.backgroundColor.startsWith('rgba'),
      hasPicture: style.backgroundImage !== 'none' && style.forcedColorAdjust === 'none',
      frame: `${style.outlineStyle} ${style.outlineWidth}`,
      edge: `${style.borderTopStyle} ${style.borderTopWidth}`,
    };
  }, part);
}

// like the high-contrast themes of Windows
for (const colorScheme of inFull<'light' | 'dark'>(['light'], 'dark'))
  test.describe(`with the colours of a ${colorScheme} system`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme }));

    test('the option that is chosen in a poll is told from the others, and the dialog has an edge', async ({
      page,
    }) => {
      await page.goto('/enquestes/1');
      const poll = pollOn(page);
      await poll.radio('Convent del Carme').check();
      const chosen = await drawn(poll.radio('Convent del Carme'));
      const other = await drawn(poll.radio('Palau de Cervelló'));
      expect(chosen.background).not.toBe(other.background);
      await poll.vote.click();
      await expect(poll.dialog).toBeVisible();
      expect((await drawn(poll.dialog)).edge).toBe('solid 1px');
    });

    test('the arrows of a menu that is swept sideways hide what is beneath them', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/');
      const next = page.locator('ap-header').getByRole('button', { name: 'Part dreta del menú' });
      await expect(next).toBeVisible();
      expect((await drawn(next)).isOpaque).toBe(true);
    });

    test('what a film is played with is seen on any picture', async ({ page }) => {
      await page.goto('/videos/com-es-fa-un-far');
      const film = playerOn(page, 'Com es fa un far');
      await expect(film.poster).toBeVisible();
      const ring = await drawn(film.poster, '::before');
      const triangle = await drawn(film.poster, '::after');
      expect(triangle.background).not.toBe(ring.background);
      await film.poster.click();
      await expect(film.pause).toBeAttached();
      expect((await drawn(film.own.locator('[data-part="bar"]'))).isOpaque).toBe(true);
      for (const slider of await film.own.locator('input[type="range"]').all())
        await expect(slider).toHaveCSS('forced-color-adjust', 'none');
    });

    for (const [what, address, tag, all] of choices)
      test(`${what} that is chosen has a frame, and the focus is seen on it`, async ({ page, loginAs }) => {
        await loginAs('7');
        await page.goto(address);
        const host = page.locator(tag).first();
        await host.scrollIntoViewIfNeeded();
        await expect(host).toHaveAttribute('data-ap-state', 'ready');
        const chosen = host.locator(`${all}${IS_CHOSEN}`).filter({ visible: true }).first();
        const other = host.locator(`${all}:not(${IS_CHOSEN})`).filter({ visible: true }).first();
        expect((await drawn(chosen)).frame).toBe('solid 2px');
        expect((await drawn(other)).frame).toMatch(/^none/);
        await chosen.focus();
        expect((await drawn(chosen)).frame).toBe('solid 3px');
      });

    test('the step of the club’s registration that one is at has a frame', async ({ page }) => {
      await page.goto('/registre');
      const steps = page.locator('ap-club-registration [data-ap-mount] ol > li');
      expect((await drawn(steps.first())).frame).toBe('solid 2px');
      expect((await drawn(steps.last())).frame).toMatch(/^none/);
    });

    test('a switch says by its knob whether it is on', async ({ page, loginAs }) => {
      await loginAs('7');
      await page.goto('/perfil/meu-perfil');
      const knob = await drawn(page.getByRole('switch').first(), '::before');
      expect(knob.hasPicture).toBe(true);
    });
  });
