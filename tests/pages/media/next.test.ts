import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { playerOn } from '../../support/pages/player.ts';

const chapters = '/programes/la-costera/capitols';
/** Allows for a busy machine and the page's countdown. */
const patient = { timeout: 30_000 };

test(
  'PLAY-08 PLAY-31 a chapter to its end, the next one not wanted and then wanted, and every way back',
  fullOnly,
  async ({ page }) => {
    await page.goto('/programes/la-costera');
    await page.goto(`${chapters}/calafats-de-guardia`);
    const first = playerOn(page, 'Calafats de guàrdia');
    const next = playerOn(page, 'Una escola a peu d’aigua');
    const opening = page.locator('ap-opening');
    const heading = page.getByRole('heading', { level: 1 });
    const coming = opening.getByRole('region', { name: 'A continuació' });
    await first.begin.click();
    await first.plays();
    await expect(coming).toContainText('Una escola a peu d’aigua', patient);
    await coming.getByRole('button', { name: 'Cancel·leu' }).click();
    await expect(coming).toHaveCount(0);
    await expect(heading).toHaveText('Calafats de guàrdia');

    await first.button('Reproduïu una altra vegada').click();
    await first.plays();
    await first.media.evaluate((media: HTMLMediaElement) => {
      media.currentTime = media.duration - 0.5;
    });
    await expect(coming).toBeVisible(patient);
    await expect(heading).toHaveText('Una escola a peu d’aigua', patient);
    await next.plays();
    expect(await next.media.evaluate((media: HTMLMediaElement) => media.muted)).toBe(true);
    await expect(page).toHaveURL(new RegExp(`${chapters}/una-escola-a-peu-d-aigua$`));
    await expect(page).toHaveTitle(/^Una escola a peu d’aigua, La Costera/);
    await expect(opening.locator('a[aria-current=page]')).toContainText('Una escola a peu d’aigua');

    await opening.getByRole('button', { name: 'Torneu a «Calafats de guàrdia»' }).click();
    await first.plays();
    await expect(heading).toHaveText('Calafats de guàrdia');
    await expect(page).toHaveURL(new RegExp(`${chapters}/calafats-de-guardia$`));

    await first.media.evaluate((media: HTMLMediaElement) => {
      media.currentTime = media.duration - 0.5;
    });
    await coming.getByRole('button', { name: 'Reproduïu-lo ara' }).click(patient);
    await next.plays();
    expect(await next.media.evaluate((media: HTMLMediaElement) => media.muted)).toBe(false);
    await page.reload();
    await expect(heading).toHaveText('Una escola a peu d’aigua');
    // continues at the same position, if the browser allows it (BEY-17)
    await expect(next.begin.or(next.pause)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/programes\/la-costera$/);
  },
);
