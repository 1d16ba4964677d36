import { fileURLToPath } from 'node:url';
import type { Browser, Page, Route } from '@playwright/test';
import { build } from 'vite';
import { jsTarget } from '../../../scripts/build/targets.ts';

let built: Promise<string> | undefined;

/** Bundles `content-entry.ts`, minified for our browsers; once per worker. */
function contentCode(): Promise<string> {
  built ??= build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { output: { codeSplitting: false } },
      target: jsTarget,
      lib: { entry: fileURLToPath(new URL('content-entry.ts', import.meta.url)), formats: ['es'] },
    },
  }).then((result) => {
    const [one] = [result].flat();
    if (!one || !('output' in one)) throw new Error('the code of the tests was not built');
    return one.output[0].code;
  });
  return built;
}

interface ContentPageOptions {
  origin: string;
  /** Serialised body of the document. */
  html: string;
  /** Content-Security-Policy; none when absent. */
  policy?: string | undefined;
  script?: string;
  /** Handles more addresses of our own origin; resolves to true if it did. */
  answer?: (route: Route, path: string) => Promise<boolean>;
}

export interface ContentPage {
  page: Page;
  /** Scripts that have run. */
  ran: string[];
  /** Requested addresses of other origins, and navigations. */
  left: string[];
}

/**
 * Opens a page of our own that records every script that runs and every request to other origins; these are blocked.
 */
export async function contentPage(browser: Browser, options: ContentPageOptions): Promise<ContentPage> {
  const { origin, html, policy, script = '/content.js', answer } = options;
  const context = await browser.newContext();
  const page = await context.newPage();
  const [ran, left]: [string[], string[]] = [[], []];
  await context.exposeBinding('apRan', (_source, what: string) => ran.push(what));
  await context.addInitScript(() => {
    const { apRan } = window as unknown as { apRan(what: string): void };
    for (const name of ['alert', 'confirm', 'prompt', 'msgbox'])
      Object.defineProperty(window, name, { value: () => apRan(name) });
  });
  page.on('popup', (popup) => left.push(`a window: ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || frame.url() !== `${origin}/content`)
      left.push(`a page: ${frame.url()}`);
  });
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) {
      left.push(url.href);
      return route.abort();
    }
    if (url.pathname === '/content') {
      const headers = policy ? { 'content-security-policy': policy } : {};
      const body = `<!doctype html><meta charset="utf-8"><title>x</title>${html}<script type="module" src="${script}"></script>`;
      return route.fulfill({ contentType: 'text/html', headers, body });
    }
    if (url.pathname === '/content.js')
      return route.fulfill({ contentType: 'text/javascript', body: await contentCode() });
    if (await answer?.(route, url.pathname)) return;
    return route.fulfill({ status: 404, body: '' });
  });
  await page.goto(`${origin}/content`);
  return { page, ran, left };
}

/** Triggers everything that could set off an attack on each element, and waits for its loads. */
export async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const all = [...document.querySelectorAll('main *')];
    for (const element of all) {
      for (const type of [
        'mouseover',
        'pointerenter',
        'focus',
        'toggle',
        'animationstart',
        'wheel',
        'scrollend',
      ])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      // sends the click without following links
      element.addEventListener('click', (event) => event.preventDefault(), { once: true });
      element.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    }
    // only an editor's images; ours load when they are near
    const images = all.filter((one) => one instanceof HTMLImageElement && one.loading !== 'lazy');
    await Promise.all(images.map((image) => (image as HTMLImageElement).decode().catch(() => {})));
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
}

/** Forbidden nodes of the page, whether they ran or not. */
export function findHarm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dangerous =
      'applet base button embed form frame frameset iframe input link math meta noembed noscript object plaintext script select slot style svg template textarea title xmp';
    const names = new Set(dangerous.split(' '));
    const addresses = new Set(['href', 'src', 'poster', 'cite', 'url', 'modal-image']);
    const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);
    const harm: string[] = [];
    for (const element of document.querySelectorAll('main *')) {
      if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml' || names.has(element.localName))
        harm.push(element.localName);
      if (element.shadowRoot) harm.push('a shadow root');
      for (const { name, value } of element.attributes) {
        if (/^on|^style$|^srcdoc$|^id$|^name$|^is$|action|:|ping|^background$/.test(name)) harm.push(name);
        if (!addresses.has(name)) continue;
        const url = new URL(value, location.href);
        if (!schemes.has(url.protocol) || url.username !== '') harm.push(`${name}=${value}`);
      }
    }
    return harm;
  });
}
