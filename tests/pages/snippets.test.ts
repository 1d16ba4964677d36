/** The snippet of each tag, as `docs/elements` prints it, pasted into the empty page of the guide for editors. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { readDefinitions } from '../../scripts/derive/contracts.ts';
import { expect, test } from '../support/demo.ts';
import { watchShifts } from '../support/pages/shifts.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const firstSample = (text: string) => /^```html\n(.*?)^```/ms.exec(text)?.[1] ?? '';

const emptyPage = firstSample(read('docs/guia-editors.md'));
const textAfter = '<p>Un text que ve després.</p>'.repeat(40);
const folder = mkdtempSync(join(tmpdir(), 'ap-snippets-'));

/** Tags whose contract says that they show nothing on such a page. */
const invisible: Readonly<Record<string, string>> = {
  'ap-config': 'it is only read',
  'ap-ad': 'no ad in preview, which the page of the guide is in',
};

/** Parts without which a tag is not worth looking at. */
const drawn: Readonly<Record<string, string>> = {
  'ap-map': '.leaflet-container',
  'ap-opening': 'img',
  'ap-photo-gallery': 'img',
};

/** Tags whose content changes on such a page, which moves the text after them. */
const moving: Readonly<Record<string, string>> = {
  'ap-gate': 'its text opens, since the reader has an account',
  'ap-alerts': 'it lies over the page, and moves nothing',
  'ap-live-feed': 'the older messages of the snippet do not exist, so the list ends when they are requested',
};

const entry = '**/dist/ap.js';
/** Tags that reserve a window, so that nothing in it moves, and are higher when they are ready. */
const higher = new Set(['ap-profile']);

/** Tags without a form of the server, whose reserved space fits the fonts of the sites, not every font. */
const reserving = new Set(['ap-child-card', 'ap-login', 'ap-register']);

test.use({ allow: [/ap\.js/], server: { pagesDir: folder }, viewport: { width: 360, height: 800 } });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Links to the sheets of the snippet's tags, which a server puts in the head (docs/integrating.md). */
const sheetLinks = (snippet: string): string =>
  [...new Set(snippet.match(/(?<=<)ap-[a-z-]+/g))]
    .filter((tag) => existsSync(new URL(`../../dist/${tag}.css`, import.meta.url)))
    .map((tag) => `<link rel="stylesheet" href="/dist/${tag}.css">`)
    .join('');

/** Collects responses that refuse, and requests that fail. */
function watchRequests(page: Page): string[] {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // the page itself cancels requests that it no longer needs, such as the rest of a film
    if (reason !== 'net::ERR_ABORTED') failed.push(`${reason} ${request.url()}`);
  });
  return failed;
}

/** Loads the images that a reader would have to scroll to, and lists those without a picture. */
const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const broken: string[] = [];
    for (const image of document.images) {
      image.loading = 'eager';
      const isDecoded = await image.decode().then(
        () => true,
        () => false,
      );
      if (!isDecoded || image.naturalWidth === 0) broken.push(image.currentSrc || image.outerHTML);
    }
    return broken;
  });

/** Returns the height with the final fonts. */
const heightOf = (host: Locator): Promise<number> =>
  host.evaluate(async (element) => {
    await document.fonts.ready;
    return element.getBoundingClientRect().height;
  });

/** Lists the addresses of the demo in a snippet that lead nowhere. */
async function deadLinks(snippet: string, origin: string): Promise<string[]> {
  const dead: string[] = [];
  for (const [, path] of snippet.matchAll(/(?:href|action|next-page|"href":) ?=?"(\/[^"]*)"/g)) {
    const { status } = await fetch(`${origin}${path}`, { redirect: 'manual' });
    // a form's page may know only POST
    if (status >= 400 && status !== 405) dead.push(`${status} ${path}`);
  }
  return dead;
}

for (const { contract } of await readDefinitions()) {
  const { tag, audience, devOnly } = contract;
  test(`<${tag}> as pasted from its page works, is seen and moves nothing`, async ({
    page,
    demo,
    loginAs,
  }) => {
    const snippet = firstSample(read(`docs/elements/${tag}.md`));
    // a page has one configuration
    const ownConfig = contract.tag === 'ap-config' ? '' : '$&';
    const configured = emptyPage.replace(/<ap-config[\s\S]*?<\/ap-config>/, ownConfig);
    const config = devOnly ? configured.replace('<ap-config', '<ap-config dev') : configured;
    mkdirSync(folder, { recursive: true });
    const html = config
      .replace('</head>', `${sheetLinks(snippet)}</head>`)
      .replace(/(<\/h1>)/, `$1\n${snippet}${textAfter}`);
    writeFileSync(join(folder, `${tag}.html`), html);
    // the gate's text is for readers with an account: others get a refusal, which the console reports
    if (audience === 'user' || tag === 'ap-gate') await loginAs('7');
    const failed = watchRequests(page);
    const shifts = await watchShifts(page);
    const host = page.locator(tag).last();
    await page.route(entry, (route) => route.abort());
    await page.goto(`/proves/${tag}.html`);
    const heightBefore = await heightOf(host);
    await page.unroute(entry);
    failed.length = 0;
    await page.reload();

    if (contract.content !== 'inert') {
      await host.evaluate((element) => element.scrollIntoView());
      if (contract.loads !== 'pressed') await expect(host).toHaveAttribute('data-ap-state', 'ready');
      await expect
        .poll(() => host.evaluate((element) => 'status' in element && element.status))
        .not.toBe('loading');
    }
    expect(await deadLinks(snippet, demo.url), 'addresses that the demo does not have').toEqual([]);
    const { sum, culprits } = await shifts.atRest();
    if (!(tag in moving))
      expect(sum, `<${tag}> moved at 360 px when it was ready: ${culprits.join(', ')}`).toBeLessThanOrEqual(
        0.01,
      );

    const heightAfter = await heightOf(host);
    if (!(tag in moving) && !higher.has(tag))
      expect(
        Math.abs(heightAfter - heightBefore),
        `${heightBefore} px before, ${heightAfter} px ready`,
      ).toBeLessThanOrEqual(reserving.has(tag) ? heightAfter * 0.05 : 1);
    if (tag in invisible) expect((await host.boundingBox())?.height ?? 0).toBe(0);
    else expect((await host.boundingBox())?.height).toBeGreaterThan(0);
    if (drawn[tag]) await expect(host.locator(drawn[tag]).first()).toBeVisible();
    expect(await brokenImages(page)).toEqual([]);
    await expect(page.locator('[role="alert"]:visible')).toHaveCount(0);
    expect(await page.getByRole('note').allTextContents(), 'notices for the editor').toEqual([]);
    expect(failed).toEqual([]);
  });
}
