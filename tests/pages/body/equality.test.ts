import { type BodyContext, bodyViews } from '../../../src/content/body-views.ts';
import { toHtml } from '../../../src/content/view-html.ts';
import type { Content } from '../../support/body/content-entry.ts';
import { contentPage } from '../../support/body/content-page.ts';
import { everyElement } from '../../support/body/every-element.ts';
import { expect, test } from '../../support/demo.ts';

const context: BodyContext = { imageService: { base: '' }, onUnknown: () => {} };

test('BODY-02 BODY-03 server and browser render the same HTML for every element type', async ({
  browser,
  demo,
}) => {
  const printed = everyElement.map(
    (element) => `<section>${toHtml(bodyViews([element], context))}</section>`,
  );
  const { page } = await contentPage(browser, {
    origin: demo.url,
    html: `<main>${printed.join('')}</main>`,
  });
  const parsed = await page.evaluate(() =>
    [...document.querySelectorAll('main > section')].map((one) => one.innerHTML),
  );
  const drawn = await page.evaluate(() => (window as unknown as { content: Content }).content.drawn());
  expect(parsed).toHaveLength(everyElement.length);
  for (const [index, html] of parsed.entries()) expect(html, everyElement[index]?.type).toBe(drawn[index]);
  expect(drawn.join('')).not.toContain('<script');
  await page.context().close();
});
