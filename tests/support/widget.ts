/**
 * Tests of a widget's behaviour, in a real browser, against the built bundle and the demo's real API:
 * `elements/<tag>/<tag>.browser.test.ts`.
 *
 *   import { becomes, describe, it, openWidget } from '../../tests/support/widget.ts';
 *
 * Each test opens its own pages in frames, many in one window: Playwright tests navigation between pages
 * (tests/pages, tests/journeys).
 */
import { hasFaults } from './contract.ts';
import { freshEntry, open, type Page, type PageOptions } from './page.ts';
import { becomes, Reader } from './widget/reader.ts';

export { describe, expect, fault, step } from './contract.ts';
export { eventually, it, type Page } from './page.ts';
export * from './widget/answers.ts';
export * from './widget/axe.ts';
export * from './widget/demo-data.ts';
export * from './widget/lose-script.ts';
export * from './widget/reader.ts';

export interface Widget {
  page: Page;
  host: HTMLElement;
  /** Readers of the widget and of the whole page. */
  see: Reader;
  all: Reader;
}

interface WidgetOptions extends Partial<PageOptions> {
  /** The state to wait for; ready when absent. */
  state?: string;
  /** True to skip the wait for responses. */
  isWaiting?: boolean;
  /** Hook that runs on the page before the library's first script. */
  before?: (page: Page) => void;
}

/**
 * Opens a page with a tag as a CMS writes it, and waits until its widget is ready; without a script (`entry: []`) it
 * does not wait.
 */
export async function openWidget(
  body: string,
  { state = 'ready', isWaiting, before, ...options }: WidgetOptions = {},
): Promise<Widget> {
  const page = await open({ body, ...options, ...(before && { entry: [] }) });
  if (before) {
    before(page);
    for (const script of options.entry ?? [hasFaults() ? freshEntry() : '/dist/ap.js'])
      await page.watch.load(script);
  }
  const tag = /<(ap-[\w-]+)/.exec(body)?.[1] ?? '';
  const host = page.one(tag);
  const isAlive = before || options.entry?.length !== 0;
  if (state !== 'waiting') host.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (isWaiting) await becomes(() => host.dataset.apState, state);
  else if (isAlive) await page.settled([host], state);
  return { page, host, see: new Reader(page, () => host), all: new Reader(page) };
}

/** Writes a tag as a CMS does. */
export function tag(name: string, attributes: Record<string, string> = {}, content = ''): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** Collects the details of the named events on the page from now on. */
export function hear(page: Page, ...names: string[]): [name: string, detail: unknown][] {
  const heard: [string, unknown][] = [];
  for (const name of names)
    page.document.addEventListener(name, (event) =>
      heard.push([name, structuredClone((event as CustomEvent).detail)]),
    );
  return heard;
}

interface NavigateEvent extends Event {
  destination: { url: string };
}

/** Collects navigations as paths and prevents them. */
export function waysFrom(page: Page): string[] {
  const ways: string[] = [];
  const { navigation } = page.window as unknown as { navigation: EventTarget };
  navigation.addEventListener('navigate', (event) => {
    event.preventDefault();
    const { pathname, search } = new URL((event as NavigateEvent).destination.url);
    ways.push(pathname + search);
  });
  return ways;
}

/** Returns the page's API calls whose path begins with `path`: «POST /api/…». */
export const callsOf = (page: Page, path = '/api/'): string[] =>
  page.watch.calls
    .filter((call) => call.path.startsWith(path))
    .map(({ method, path }) => `${method} ${path}`);

/** Returns the bodies of the page's calls to a path. */
export const bodiesOf = (page: Page, path: string): unknown[] =>
  page.watch.calls
    .filter((call) => call.method === 'POST' && call.path === path)
    .map(({ body }) => (typeof body === 'string' ? JSON.parse(body) : null));
