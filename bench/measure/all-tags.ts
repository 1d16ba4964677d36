import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { type Definition, readDefinitions } from '../../scripts/derive/contracts.ts';
import type { Metric } from '../../src/page/metric.types.ts';
import { axeViolations } from '../../tests/support/axe.ts';
import { blockingTime, layoutShift } from '../statistics.ts';
import { newReader } from './browser.ts';
import { watchPage } from './page-watch.ts';
import { logRequests } from './requests.ts';

/** Cost of a page with every tag, once each tag has been in the viewport. */
export interface AllTagsVisit {
  /** Bytes on the wire: scripts and styles of the library. */
  code: number;
  requests: number;
  /** Seconds from the first to the last tag, scrolled to one after the other. */
  seconds: number;
  /** Milliseconds by which tasks exceed 50 each. */
  blocking: number;
  shift: number;
  /** Layout shift by the tag that caused it, as the library reports it (BEY-32). */
  causes: Record<string, number>;
  /** Accessibility violations that axe reports. */
  violations: string[];
  /** Tags by the state that they reached. */
  states: Record<string, string[]>;
}

/** Longest wait for a tag, in milliseconds; tags that wait for a press stay as they are. */
const PATIENCE = 10_000;
const QUIET = 800;

/** The tags that stand on a page with their demo; `<ap-config>` is there once. */
export const taggedDemos = async (): Promise<Definition[]> =>
  (await readDefinitions()).filter(({ contract, demo }) => demo && contract.tag !== 'ap-config');

interface ManifestTags {
  tags: Record<string, { sheet?: { file: string } }>;
}

/**
 * Page as a server writes it: the sheets of its tags, the bundle, and the server content of each tag. Includes `dev`,
 * since a profile leads strangers away.
 */
export function allTagsPage(demos: readonly Definition[], { tags }: ManifestTags): string {
  const files = new Set(demos.map(({ contract }) => tags[contract.tag]?.sheet?.file).filter(Boolean));
  const sheets = ['ap-base.css', ...files].map((file) => `<link rel="stylesheet" href="/dist/${file}">`);
  const sections = demos.map(
    ({ contract, demo }) =>
      `<section data-of="${contract.tag}"><h2>&lt;${contract.tag}&gt;</h2>\n${demo}</section>`,
  );
  return `<!doctype html>
<html lang="ca-ES-valencia" data-site="apunt">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Totes les etiquetes</title>
${sheets.join('\n')}
<script type="module" src="/dist/ap.js"></script></head>
<body><ap-config site="apunt" dev metrics></ap-config><main><h1>Totes les etiquetes</h1>
${sections.join('\n')}
</main></body></html>`;
}

interface AllTagsOptions {
  browser: Browser;
  /** Address of the page. */
  url: string;
  tags: readonly string[];
  width: number;
}

/** First visit of a new reader, at the speed of this machine and its network. */
export async function visitAllTags({ browser, url, tags, width }: AllTagsOptions): Promise<AllTagsVisit> {
  const { context, page, cdp } = await newReader(browser, { width, height: 800 });
  try {
    await page.addInitScript(watchPage, { marks: undefined, presses: false, scrolls: false });
    await page.addInitScript(sumMetrics);
    const log = logRequests(cdp);
    await page.goto(url);
    const start = performance.now();
    const states: Record<string, string[]> = {};
    for (const tag of tags) {
      const state = await wake(page, tag);
      states[state] = [...(states[state] ?? []), tag];
    }
    const seconds = (performance.now() - start) / 1000;
    while (!log.isQuiet(QUIET)) await pause(100);
    const { shifts, longTasks } = await page.evaluate(() => window.benchNoted);
    const code = log.list().filter((request) => /^\/dist\/.*\.(js|css)$/.test(request.url));
    return {
      code: code.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: log.list().length,
      seconds,
      blocking: blockingTime(longTasks),
      shift: layoutShift(shifts),
      causes: await page.evaluate(() => window.benchShifts),
      violations: await axeViolations(page),
      states,
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    benchShifts: Record<string, number>;
  }
}

/** Runs in the page before its own scripts, so it must not use outer variables. */
function sumMetrics(): void {
  window.benchShifts = {};
  document.addEventListener('ap-metric', (event) => {
    const { kind, tag = 'no tag', value }: Metric = (event as CustomEvent).detail;
    if (kind === 'layout-shift') window.benchShifts[tag] = (window.benchShifts[tag] ?? 0) + value;
  });
}

/** Scrolls to a tag, waits until it is upgraded, and returns its state. */
function wake(page: Page, tag: string): Promise<string> {
  return page.evaluate(
    async ([name, patience]) => {
      const host = document.querySelector<HTMLElement>(`[data-of="${name}"] ${name}`);
      if (!host) return 'absent';
      host.parentElement?.scrollIntoView({ behavior: 'instant', block: 'center' });
      const end = performance.now() + patience;
      const isOnItsWay = () => /^(waiting|loading)$/.test(host.dataset.apState ?? 'waiting');
      const waitsForPress = () => host.dataset.apState === 'waiting' && host.querySelector('[data-ap-press]');
      while (isOnItsWay() && !waitsForPress() && performance.now() < end)
        await new Promise(requestAnimationFrame);
      return host.dataset.apState ?? 'not defined';
    },
    [tag, PATIENCE] as const,
  );
}
