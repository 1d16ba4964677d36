import { expect, test } from '../support/demo.ts';
import { onlyInChromium } from '../support/engines/chromium-only.ts';
import { lettingSound, miniOn, openFilm } from '../support/pages/mini-player.ts';

test.use(lettingSound);
onlyInChromium('what lets a page sound without a press is an option of its command');

interface Heard {
  /** Seconds of the film. */
  from: number;
  to: number;
}

/** Pages of the journey, one of each kind. */
const pages = [
  '/condicions-d-us',
  '/noticies/la-ciutat-ompli-de-musica-els-patis',
  '/directes',
  '/programes',
  '/acces',
];

test('BEY-17 five pages further it has left out and repeated less than a second in all', async ({ page }) => {
  await page.addInitScript(() => {
    const key = 'test-heard';
    const book = (): Heard[] => JSON.parse(localStorage.getItem(key) ?? '[]');
    let film: HTMLMediaElement | undefined;
    let from = 0;
    document.addEventListener(
      'playing',
      ({ target }) => {
        const one = target as HTMLMediaElement;
        if (film) return;
        film = one;
        from = one.currentTime;
      },
      true,
    );
    addEventListener(
      'pagehide',
      () => {
        if (film) localStorage.setItem(key, JSON.stringify([...book(), { from, to: film.currentTime }]));
      },
      true,
    );
  });
  const film = await openFilm(page);
  await film.press();
  for (const path of pages) {
    const at = await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await page.waitForFunction(
      (from) => (document.querySelector('[data-ap-mount] video') as HTMLVideoElement).currentTime > from + 1,
      at,
    );
    await page.goto(path);
    await miniOn(page).plays();
  }
  await page.goto('about:blank');
  await page.goto('/condicions-d-us');
  const heard: Heard[] = await page.evaluate(() => JSON.parse(localStorage.getItem('test-heard') ?? '[]'));
  expect(heard).toHaveLength(pages.length + 1);
  const lost = heard.slice(1).map(({ from }, index) => Math.abs(from - (heard[index]?.to ?? 0)));
  expect(lost.reduce((sum, one) => sum + one)).toBeLessThan(1);
});
