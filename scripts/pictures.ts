/**
 * Takes new pictures of the tags, for their pages in docs/elements and for the guide: `npm run pictures`, or `npm run
 * pictures -- ap-poll` for some. Each shows a state of the showroom (chosen in scripts/derive/pictures.ts), 640 px
 * wide, in the light scheme, with a fixed clock.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { startDemo } from '../demo/server.ts';
import type { State } from '../src/server/state.types.ts';
import { readDefinitions } from './derive/contracts.ts';
import { picturedStates, pictureFolder, pictureName } from './derive/pictures.ts';
import { browserArguments, requireBrowser } from './find-browser.mjs';

const moment = new Date('2026-03-08T09:00:00Z');
/** CSS px. Taller content is cut: a picture shows what a tag is. */
const width = 640;
const tallest = 720;
const margin = 16;

/** Tags that show nothing to anonymous visitors, with the sample account to log in with. */
const insiders: Readonly<Record<string, string>> = { 'ap-profile': '7' };

async function logIn(page: Page, url: string, userId: string): Promise<void> {
  const headers = { origin: new URL(url).origin };
  await page.request.post(`${url}/api/dev/session`, { data: { userId }, headers });
}

/**
 * Opens one context for all pictures. It waits for the pages' fonts, which are optional and might be missing
 * otherwise.
 */
async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: tallest },
    locale: 'ca-ES',
    timezoneId: 'Europe/Madrid',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(moment);
  await context.route('**/assets/*.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response, body });
  });
  return context;
}

/** Opens a page as a new visitor, or as a logged-in user. */
async function openPage(context: BrowserContext, url: string, userId: string | undefined): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  if (userId !== undefined) await logIn(page, url, userId);
  return page;
}

/** Waits for the tag and its content, so that two runs give the same picture. */
async function settle(page: Page, tag: string, { ends, shows }: State): Promise<void> {
  const end = ends ?? 'ready';
  if (end !== 'undefined')
    await page.locator(`${tag}[data-ap-state=${end}]`).first().waitFor({ state: 'attached' });
  if (shows) await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // an image that is out of sight may never load
    const seen = [...document.images].filter((image) => {
      const { left, right, top, width } = image.getBoundingClientRect();
      return width > 0 && right > 0 && left < innerWidth && top < innerHeight;
    });
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  });
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  // waits for finite animations; the screenshot stops endless ones
  await page.evaluate(() =>
    Promise.race([
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]),
  );
}

async function shoot(page: Page): Promise<Buffer> {
  const bottom = await page.evaluate(
    () => document.querySelector('main')?.getBoundingClientRect().bottom ?? 0,
  );
  const height = Math.round(Math.min(tallest, Math.max(160, bottom + margin)));
  // includes content at the edge of the window, such as warnings
  await page.setViewportSize({ width, height });
  const picture = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
  });
  return sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
}

async function main(wanted: readonly string[]): Promise<void> {
  const definitions = (await readDefinitions()).filter(
    ({ contract }) => wanted.length === 0 || wanted.includes(contract.tag),
  );
  const demo = await startDemo({ port: 0, dataDir: 'memory', logLevel: 'silent', now: () => moment });
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: browserArguments });
  mkdirSync(pictureFolder, { recursive: true });
  let bytes = 0;
  try {
    const context = await openContext(browser);
    for (const definition of definitions) {
      const { tag } = definition.contract;
      for (const old of readdirSync(pictureFolder))
        if (old.startsWith(`${tag}.`)) rmSync(join(pictureFolder, old));
      for (const state of await picturedStates(definition)) {
        const { id } = state;
        const page = await openPage(context, demo.url, insiders[tag]);
        await page.goto(`${demo.url}/aparador/${tag}/estat/${id}?tema=light`);
        await settle(page, tag, state);
        const picture = await shoot(page);
        writeFileSync(join(pictureFolder, pictureName(tag, id)), picture);
        bytes += picture.length;
        console.log(`${pictureName(tag, id).padEnd(48)} ${Math.round(picture.length / 1024)} KB`);
        await page.evaluate(() => localStorage.clear());
        await page.close();
      }
    }
  } finally {
    await browser.close();
    await demo.close();
  }
  console.log(`${Math.round(bytes / 1024)} KB in all. npm run docs puts them into the pages of their tags.`);
}

await main(process.argv.slice(2));
