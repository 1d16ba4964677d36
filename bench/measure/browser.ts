import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';

/** @throws Error when no browser is found */
export function openBrowser(keyHash: string | undefined): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowser(),
    args: [
      ...browserArguments,
      // with an inspector attached, V8 parses all of React again for the positions of the three errors that it creates
      // at the start; a reader's browser does not
      '--js-flags=--no-enable-lazy-source-positions',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-extensions',
      '--disable-background-timer-throttling',
      '--disable-backgrounding-occluded-windows',
      ...(keyHash ? [`--ignore-certificate-errors-spki-list=${keyHash}`] : []),
    ],
  });
}

export interface Reader {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
}

export interface Screen {
  width: number;
  height: number;
}

/** A new reader with an empty cache. */
export async function newReader(browser: Browser, screen: Screen): Promise<Reader> {
  const context = await browser.newContext({ viewport: screen });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.enable');
  return { context, page, cdp };
}

/** Lighthouse's slow 4G, in bytes a second, and a phone four times slower than this machine. */
export async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Bytes of the JavaScript heap in use after garbage collection. */
export async function heapOf(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
