import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type MediaVariant, mediaVariants } from '../in-page/media-page.ts';
import type { BenchServer } from '../server/start.ts';
import { newReader, slowDown } from './browser.ts';
import { logRequests, type RequestCost } from './requests.ts';

/** Visit in which the reader plays a film. */
export interface MediaVisit {
  /** Bytes of script and style on the wire before the press. */
  codeBefore: number;
  /** Bytes of film and of captions before the first press. */
  mediaBefore: number;
  /** Milliseconds from the press to the first picture; NaN where there is nothing to press. */
  firstFrame: number;
  /** Bytes of script and style loaded by the press. */
  codeAfter: number;
  /** Bytes of film received by the first picture. */
  mediaAfter: number;
}

/** One visit of each round. */
export type MediaCost = Record<MediaVariant, MediaVisit[]>;

interface MediaOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

/** Milliseconds without a request. */
const QUIET = 800;

/**
 * Visits the pages in turn, each with a new reader on slow 4G; a round before the first fills the server's caches.
 */
export async function measureMedia({ browser, server, rounds }: MediaOptions): Promise<MediaCost> {
  const cost: MediaCost = { without: [], player: [], plain: [] };
  for (let round = 0; round <= rounds; round++)
    for (const variant of mediaVariants) {
      const visit = await watch(browser, `${server.url}/media/${variant}`, variant);
      if (round > 0) cost[variant].push(visit);
    }
  return cost;
}

declare global {
  interface Window {
    benchFrame: { pressed: number; shown: number };
  }
}

/** Records the times of the press and of the first picture. Runs in the page before its own scripts. */
function noteFrames(): void {
  const noted = { pressed: 0, shown: 0 };
  window.benchFrame = noted;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      noted.pressed ||= timeStamp;
    },
    true,
  );
  document.addEventListener(
    'play',
    ({ target }) =>
      (target as HTMLVideoElement).requestVideoFrameCallback((now) => {
        noted.shown ||= now;
      }),
    true,
  );
}

async function watch(browser: Browser, url: string, variant: MediaVariant): Promise<MediaVisit> {
  const { context, page, cdp } = await newReader(browser, { width: 1280, height: 900 });
  try {
    await page.addInitScript(noteFrames);
    const log = logRequests(cdp);
    await slowDown(cdp);
    await page.goto(url);
    const widget = variant === 'player' ? 'ap-player' : 'ap-share-bar';
    await page.waitForSelector(`${widget}[data-ap-state="ready"]`);
    while (!log.isQuiet(QUIET)) await pause(100);
    const before = bytesOf(log.list());
    if (variant === 'without')
      return {
        codeBefore: before.code,
        mediaBefore: before.media,
        firstFrame: Number.NaN,
        codeAfter: 0,
        mediaAfter: 0,
      };

    // the browser's own controls are not elements that can be clicked
    await page.focus(variant === 'player' ? 'ap-player [data-ap-mount] button' : 'video');
    await page.keyboard.press('Space');
    await page.waitForFunction(() => window.benchFrame.shown > 0, undefined, { timeout: 60_000 });
    const { pressed, shown } = await page.evaluate(() => window.benchFrame);
    const after = bytesOf(log.list());
    return {
      codeBefore: before.code,
      mediaBefore: before.media,
      firstFrame: shown - pressed,
      codeAfter: after.code - before.code,
      mediaAfter: after.media - before.media,
    };
  } finally {
    await context.close();
  }
}

function bytesOf(requests: readonly RequestCost[]): { code: number; media: number } {
  const sum = (which: RegExp) =>
    requests.filter(({ url }) => which.test(url)).reduce((all, { bytes }) => all + bytes, 0);
  return { code: sum(/\.(js|css)$/), media: sum(/^\/(playback|assets\/media)\//) };
}
