import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { ALL_TAGS, expectAllReady, overflowOf, readToTheEnd } from '../support/pages/all-tags.ts';
import { watchShifts } from '../support/pages/shifts.ts';

/** Requests of a page with every tag, apart from its own files and those of `dist/`. */
const expectedRequests = [
  /^GET \/(api|webapi)\//,
  /^GET \/(assets|clip|anuncis)\//,
  /^GET \/resultats\/far$/,
];

test('BEY-25 DEV-01 every tag becomes ready on one page, which is accessible and fits a phone', async ({
  page,
  axe,
}) => {
  test.slow();
  const others: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const asked = `${request.method()} ${pathname}`;
    if (!/^\/(dist\/|aparador\/totes$)/.test(pathname) && !expectedRequests.some((one) => one.test(asked)))
      others.push(asked);
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${ALL_TAGS}?alhora`);
  await expectAllReady(page);
  expect(await overflowOf(page), 'px beyond the right edge').toBeLessThanOrEqual(0);
  await axe();
  expect(others, 'requests that no tag is known for').toEqual([]);
});

for (const [width, theme] of [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)
  test(
    `BEY-25 BEY-31 loads every tag as a reader scrolls at ${width} px, ${theme}`,
    fullOnly,
    async ({ page, axe }) => {
      test.setTimeout(180_000);
      const shifts = await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${ALL_TAGS}?tema=${theme}`);
      await readToTheEnd(page);
      await expectAllReady(page);
      expect(await overflowOf(page), 'px beyond the right edge').toBeLessThanOrEqual(0);
      await axe();
      const { sum, culprits } = await shifts.soFar();
      // a feed whose older messages do not exist ends, which moves what is below it
      expect(sum, `moved: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.05);
    },
  );
