import { type BodyContext, bodyViews } from '../../../src/content/body-views.ts';
import { toHtml } from '../../../src/content/view-html.ts';
import { attacks } from '../../support/body/attacks.ts';
import type { Content } from '../../support/body/content-entry.ts';
import { contentPage, findHarm, provoke } from '../../support/body/content-page.ts';
import { everywhere } from '../../support/body/everywhere.ts';
import { expect, test } from '../../support/demo.ts';
import { inFull } from '../../support/in-full.ts';

const context: BodyContext = { imageService: { base: '' }, onUnknown: () => {} };

/** Every attack is tried as an editor's HTML; only every `nth` in each place of a body. */
const nth = Math.min(...inFull([5], 1));

test('W-04 the attacks are real: written in a page as they are, they run and ask others', async ({
  browser,
  demo,
}) => {
  expect(new Set(attacks).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThanOrEqual(150);
  const { page, ran, left } = await contentPage(browser, { origin: demo.url, html: '<main></main>' });
  const ways = await page.evaluate(
    async (all) => {
      const { length } = all.filter((attack) => {
        const place = document.createElement('div');
        document.querySelector('main')?.append(place);
        place.innerHTML = attack;
        return place.querySelector('*') !== null;
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
      return length;
    },
    attacks.filter((attack) => !/refresh|<base|<form|<plaintext/.test(attack)),
  );
  expect(ways).toBeGreaterThan(150);
  await expect.poll(() => ran.length).toBeGreaterThan(30);
  await expect.poll(() => new Set(left).size).toBeGreaterThan(5);
  await page.context().close();
});

// without a policy only the library stops an attack; the widgets of the last test run under the policy
for (const isStrict of inFull([false], true)) {
  test(`W-04 BODY-01 no known attack runs in a body that the browser renders, ${isStrict ? 'under the policy of the pages' : 'without a policy'}`, async ({
    browser,
    demo,
    request,
  }) => {
    test.slow(); // renders thousands of elements
    const policy = isStrict ? (await request.get('/')).headers()['content-security-policy'] : undefined;
    if (isStrict) expect(policy).toContain("require-trusted-types-for 'script'");
    const { page, ran, left } = await contentPage(browser, {
      origin: demo.url,
      html: '<main></main>',
      policy,
    });
    await page.evaluate(
      (every) => (window as unknown as { content: Content }).content.drawAttacks(every),
      nth,
    );
    expect(await page.locator('main > section').count()).toBe(attacks.length);
    await provoke(page);
    expect(await findHarm(page)).toEqual([]);
    expect([...ran, ...left]).toEqual([]);
    await page.context().close();
  });
}

test('W-04 BODY-01 no known attack runs, loads or leaves in a body that the server prints', async ({
  browser,
  demo,
}) => {
  test.slow();
  const sections = attacks.map(
    (attack, index) =>
      `<section>${toHtml([{ html: attack }, ...bodyViews(index % nth === 0 ? everywhere(attack) : [], context)])}</section>`,
  );
  const html = `<main>${sections.join('\n')}</main><footer></footer>`;
  const { page, ran, left } = await contentPage(browser, { origin: demo.url, html });
  // no attack has closed the element that contains it
  expect(await page.locator('main > section').count()).toBe(attacks.length);
  expect(await page.locator('main > :not(section)').count()).toBe(0);
  await expect(page.locator('body > footer')).toBeEmpty();
  await provoke(page);
  expect(await findHarm(page)).toEqual([]);
  expect([...ran, ...left]).toEqual([]);
  await page.context().close();
});

test('W-04 W-22 no known attack runs, loads or leaves in html that a widget of the bundle is given', async ({
  browser,
  demo,
  request,
}) => {
  const gates = attacks.map(
    (_, index) => `<ap-gate loading="eager" required="false" src="/attack/${index}"></ap-gate>`,
  );
  const { page, ran, left } = await contentPage(browser, {
    origin: demo.url,
    html: `<main>${gates.join('')}</main>`,
    script: '/dist/ap.js',
    policy: (await request.get('/')).headers()['content-security-policy'],
    async answer(route, path) {
      const [, index] = /^\/attack\/(\d+)$/.exec(path) ?? [];
      if (index) await route.fulfill({ contentType: 'text/html', body: attacks[Number(index)] ?? '' });
      else if (/^\/(dist|api)\//.test(path)) await route.continue();
      return index !== undefined || /^\/(dist|api)\//.test(path);
    },
  });
  // hundreds of requests run one after another
  const filled = page.locator('ap-gate .ap-gate-content > div');
  await expect(filled).toHaveCount(attacks.length, { timeout: 30_000 });
  await provoke(page);
  const inWidgets = page.locator(
    '.ap-gate-content > div :is(script, iframe, svg, form, [onerror], [style], [id])',
  );
  expect(await inWidgets.count()).toBe(0);
  expect([...ran, ...left]).toEqual([]);
  await page.context().close();
});
