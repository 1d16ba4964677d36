import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFontFiles } from '../../demo/cms/assets/fonts.ts';
import { expect, test } from '../support/demo.ts';

const packages = createRequire(new URL('../../demo/package.json', import.meta.url));

test('DEL-01 a page fetches no font for a panel about another site', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, font] = /\/fonts\/([\w-]+)\./.exec(request.url()) ?? [];
    if (font) fetched.add(font);
  });
  await page.goto('/');
  const panels = page.locator('.panel[data-site]');
  await expect(panels).not.toHaveCount(0);
  for (const panel of await panels.all()) await panel.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect([...fetched].sort()).toEqual(['atkinson-hyperlegible-next', 'bricolage-grotesque']);
});

test('the smaller fonts draw text in the weights 400 to 700 as the whole fonts do', async ({ page }) => {
  for (const [id, { bytes }] of await readFontFiles()) {
    const whole = packages.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`);
    const [expected = [], widths = []] = await page.evaluate(
      (files) =>
        Promise.all(
          files.map(async (file, index) => {
            const font = await new FontFace(`font${index}`, `url(data:font/woff2;base64,${file})`, {
              weight: '200 800',
            }).load();
            document.fonts.add(font);
            const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
            return [400, 500, 600, 650, 700].map((weight) => {
              canvas.font = `${weight} 100px ${font.family}`;
              return canvas.measureText('Col·laboreu-hi: «L’illa», 3 €').width;
            });
          }),
        ),
      [readFileSync(whole).toString('base64'), bytes.toString('base64')],
    );
    expect(expected).toHaveLength(5);
    for (const [index, width] of expected.entries())
      expect(Math.abs((widths[index] ?? 0) / width - 1), `weight ${index} of ${id}`).toBeLessThan(0.002);
  }
});
