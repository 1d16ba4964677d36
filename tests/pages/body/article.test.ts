import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';

const article = '/noticies/de-tot-un-poc-una-vesprada-de-pluja';
/** Blocks the script: with it widgets replace their links, which the widgets' own tests cover. */
const withoutScript = (page: Page) =>
  page.route('**/dist/ap.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
test.use({ allow: [/digest in the 'integrity' attribute/] });

test('BODY-02 BODY-03 an article shows an element of every type, without a script too', async ({
  page,
  axe,
}) => {
  await withoutScript(page);
  await page.goto(article);
  const body = page.locator('.article .ap-body');
  const parts = {
    p: 'quatre gotes grosses',
    '.ap-body-video figcaption': 'Sis segons de pluja',
    h2: 'Com sona una ciutat banyada',
    '.ap-body-audio': '0:20',
    '.ap-body-audio + .ap-body-audio': 'Fragment de 0:04, de 0:11 a 0:15',
    '.ap-body-quote blockquote': 'Quan plou',
    'ap-photo-gallery figcaption': '1 de 5',
    h3: 'Si heu d’eixir',
    ul: 'El tren de la ribera',
    ol: 'Agafeu un paraigua',
    '.ap-body-box': 'Quanta aigua és un litre?',
    '.ap-body-figure figcaption': 'Il·lustració: Apunt',
    '.ap-body-file a': 'TXT · 665 bytes',
    'ap-embed a': 'L’aforament del Pont de les Arts',
    'ap-social-embed[provider="youtube"] a': 'La cobla',
    'ap-social-embed[provider="twitter"] a': 'El pont vell',
    'ap-social-embed[provider="instagram"] a': 'Gerani contra tempesta',
    'ap-social-embed[provider="facebook"] a': 'La coral',
    'ap-social-embed[provider="tiktok"] a': 'paraigua',
    '.ap-body-related a': 'Torna el tren de la ribera',
    '.ap-body-topics li li a': 'La serra, vista de prop',
  };
  for (const [selector, text] of Object.entries(parts)) {
    const part = body.locator(selector).filter({ hasText: text }).first();
    await expect(part, selector).toBeVisible();
  }
  await axe('.article .ap-body');

  // nothing is wider than the page, at any width and with endless words
  await body.locator('figcaption, b, h2, li, p').evaluateAll((all) => {
    for (const one of all) one.append(` ${'llarguíssim'.repeat(12)}`);
  });
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `at ${width} px`,
    ).toBeLessThanOrEqual(width);
  }
});

test('BODY-01 PLAY-01 without a script video, audio and its fragments are played by the browser', async ({
  page,
}) => {
  await withoutScript(page);
  await page.goto(article);
  const video = page.locator('video');
  await expect(video).toHaveAttribute('aria-label', /^Sis segons de pluja/);
  await video.evaluate(async (player: HTMLVideoElement) => {
    player.muted = true;
    await player.play();
    player.pause();
  });
  expect(
    await video.evaluate((player: HTMLVideoElement) => [Math.round(player.duration), player.videoWidth]),
  ).toEqual([6, 640]);

  const fragment = page.locator('audio').nth(1);
  const ended = await fragment.evaluate(async (player: HTMLAudioElement) => {
    player.muted = true;
    player.playbackRate = 3;
    const stopped = new Promise((resolve) => player.addEventListener('pause', resolve, { once: true }));
    await player.play();
    const start = player.currentTime;
    await stopped;
    return { start, end: player.currentTime };
  });
  expect(ended.start).toBeGreaterThanOrEqual(11);
  expect(ended.end).toBeGreaterThanOrEqual(15);
  expect(ended.end).toBeLessThan(19);
});

test('BODY-01 the row of photos is moved with the keyboard and a file is kept', async ({ page }) => {
  await page.goto(article);
  await page.locator('ap-photo-gallery').scrollIntoViewIfNeeded();
  const photos = page.getByRole('group', { name: 'Galeria de 5 fotos' });
  await photos.getByRole('button', { name: 'Següent' }).press('ArrowRight');
  await expect(photos.getByRole('status')).toHaveText('2 de 5');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Programa de mà de la Nit dels patis TXT · 665 bytes' }).click();
  expect((await download).suggestedFilename()).toBe('programa-nit-dels-patis.txt');
});

/** Top and height of the picture and of the end of the body, in px of the page. */
const places = (page: Page) =>
  page.locator('.ap-body-figure img, .ap-body-topics').evaluateAll((all) =>
    all.flatMap((one) => {
      const { top, height } = one.getBoundingClientRect();
      return [top + scrollY, height];
    }),
  );

for (const [width, density, chosen] of [
  [360, 1, 360],
  [360, 2, 856],
  [1280, 1, 856],
] as const) {
  test.describe(`at ${width} px and ${density}x`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: density });

    test(`IMG-02 IMG-03 loads body pictures that fit: ${chosen} px at ${width} px and ${density}x`, async ({
      page,
    }) => {
      const asked: string[] = [];
      const held: (() => void)[] = [];
      let isHeld = true;
      await withoutScript(page);
      await page.route('**/clip/**', async (route) => {
        asked.push(new URL(route.request().url()).pathname);
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        await route.continue();
      });
      await page.goto(article, { waitUntil: 'domcontentloaded' });
      const last = page.locator('.ap-body-topics');
      const figure = page.locator('.ap-body-figure');
      const image = figure.locator('img');
      await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load().then(() => true))));
      const before = await places(page);
      // only the cards at the end use this size
      const far = () =>
        asked.filter((path) => path.endsWith(`_4-3-aspect-ratio_${density === 1 ? 160 : 360}.webp`));
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      expect(far()).toEqual([]);

      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => far().length).toBe(2);
      await figure.scrollIntoViewIfNeeded();
      isHeld = false;
      for (const release of held) release();
      await expect(image).toHaveJSProperty('complete', true);
      const [source, ratio] = await image.evaluate((one: HTMLImageElement) => [
        one.currentSrc,
        one.naturalWidth / one.naturalHeight,
      ]);
      expect(source).toMatch(new RegExp(`/clip/[0-9a-f-]{36}_21-9-aspect-ratio_${chosen}\\.webp$`));
      expect(ratio).toBeCloseTo(21 / 9, 1);
      const after = await places(page);
      for (const [index, place] of before.entries())
        expect(Math.abs(place - (after[index] ?? Number.NaN)), `${place}, then ${after[index]}`).toBeLessThan(
          1,
        );
    });
  });
}
