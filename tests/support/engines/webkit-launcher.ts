import type { BrowserLauncher } from '@web/test-runner';
import { findWebKit } from './find-engine.ts';
import { openWebKit, type WebKitPage } from './webkit-driver.ts';

/**
 * WebKitGTK for @web/test-runner: a browser for each test file, one after another. Its type is a launcher whose pages
 * have a `keyboard`, the only part that the runner's commands use.
 */
export function webKitLauncher(): BrowserLauncher & { getPage(): WebKitPage } {
  let active: { id: string; url: string; page: WebKitPage } | undefined;
  const close = async () => {
    await active?.page.close();
    active = undefined;
  };
  return {
    name: 'WebKitGTK',
    type: 'puppeteer',
    concurrency: 1,
    async startSession(id, url) {
      const files = findWebKit();
      if (!files) throw new Error('WebKitGTK needs webkit2gtk-driver and xvfb.');
      active = { id, url, page: await openWebKit(files) };
      await active.page.goto(url);
    },
    isActive: (id) => active?.id === id,
    getBrowserUrl: () => active?.url,
    getPage() {
      if (!active) throw new Error('WebKitGTK has not been started.');
      return active.page;
    },
    async stopSession() {
      await close();
      return {};
    },
    async startDebugSession() {
      throw new Error('WebKitGTK has no debugger here.');
    },
    stop: close,
  };
}
