import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { BenchServer } from '../server/start.ts';
import { layoutShift } from '../statistics.ts';
import { newReader, slowDown } from './browser.ts';
import { watchPage } from './page-watch.ts';
import { logRequests } from './requests.ts';

/** Cost of the weather on a page, until the weather at the reader's location is shown. */
export interface WeatherVisit {
  /** Bytes on the wire: scripts and styles of `<ap-weather>` itself, and of the whole page. */
  own: number;
  code: number;
  /** Bytes of the responses of the API and of the geocoder. */
  data: number;
  shift: number;
}

/** One visit of each round, by the width of the window. */
export type WeatherCost = Record<number, WeatherVisit[]>;

const WIDTHS = [360, 1280];
/** Centre of Alacant. */
const PLACE = { latitude: 38.345, longitude: -0.481 };
/** Milliseconds without a request. */
const QUIET = 800;

interface WeatherOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

/**
 * Visits `/el-temps` with new readers who share their location; the round before the first fills the server's caches.
 */
export async function measureWeather({ browser, server, rounds }: WeatherOptions): Promise<WeatherCost> {
  const cost: WeatherCost = Object.fromEntries(WIDTHS.map((width) => [width, []]));
  for (let round = 0; round <= rounds; round++)
    for (const width of WIDTHS) {
      const measured = await visit(browser, `${server.url}/el-temps`, width);
      if (round > 0) cost[width]?.push(measured);
    }
  return cost;
}

async function visit(browser: Browser, url: string, width: number): Promise<WeatherVisit> {
  const { context, page, cdp } = await newReader(browser, { width, height: 800 });
  try {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(PLACE);
    await page.addInitScript(watchPage, { marks: undefined, presses: false, scrolls: false });
    const log = logRequests(cdp);
    await slowDown(cdp);
    await page.goto(url);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.ap-weather-place')].some(
        ({ textContent }) => textContent === 'Alacant',
      ),
    );
    while (!log.isQuiet(QUIET)) await pause(100);
    const sum = (which: RegExp) =>
      log
        .list()
        .filter((request) => which.test(request.url))
        .reduce((all, { bytes }) => all + bytes, 0);
    return {
      own: sum(/\/(ap-)?weather[^/]*\.(js|css)$/),
      code: sum(/^\/dist\/.*\.(js|css)$/),
      data: sum(/^\/api\/front\/(weather|geocoder)/),
      shift: layoutShift((await page.evaluate(() => window.benchNoted)).shifts),
    };
  } finally {
    await context.close();
  }
}
