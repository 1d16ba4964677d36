import type { Browser } from 'playwright';
import type { BenchServer } from '../server/start.ts';
import { heapOf, newReader, type Reader } from './browser.ts';
import { changeUser, countCommits, type Library, mountWidgets, prepare } from './in-page-steps.ts';

/** Costs of one round in an open page, at full speed. */
export interface InPage {
  /** Milliseconds until all polls are drawn and laid out. */
  mount: number;
  /** Bytes of heap for each poll. */
  heapEach: number;
}

export interface SessionCost {
  /** Milliseconds of a change that every element shows. */
  shown: number;
}

/** Number of React commits, in a page with equally many elements that show the user and polls that do not. */
export interface Commits {
  elements: number;
  /** After a change that all of these elements show. */
  shown: number;
  /** After a change of user data that none of the elements shows. */
  notShown: number;
}

export interface InPageCost {
  /** By number of polls, then by library: one value per round. */
  mount: Record<number, Partial<Record<Library, InPage[]>>>;
  session: Partial<Record<Library, SessionCost[]>>;
  commits: Commits;
}

const SCREEN = { width: 1280, height: 900 };
const SIZES = [100, 1000] as const;
/** Number of elements in the session measurement. */
const MANY = 1000;

export interface InPageOptions {
  browser: Browser;
  server: BenchServer;
  libraries: readonly Library[];
  rounds: number;
}

/** Measures the libraries in turn; a warm-up round before the first is not counted. */
export async function measureInPage(options: InPageOptions): Promise<InPageCost> {
  const { libraries, rounds } = options;
  const cost: InPageCost = { mount: {}, session: {}, commits: await readCommits(options) };
  for (const size of SIZES) cost.mount[size] = {};
  for (let round = 0; round <= rounds; round++)
    for (const [index] of libraries.entries()) {
      const library = libraries[(round + index) % libraries.length] as Library;
      for (const size of SIZES) {
        const measured = await inNewPage(options, library, (reader) => readMount(reader, size));
        const bySize = cost.mount[size] as Partial<Record<Library, InPage[]>>;
        if (round > 0) bySize[library] = [...(bySize[library] ?? []), measured];
      }
      const session = await inNewPage(options, library, readSession);
      if (round > 0) cost.session[library] = [...(cost.session[library] ?? []), session];
    }
  return cost;
}

async function inNewPage<T>(
  { browser, server }: InPageOptions,
  library: Library,
  measure: (reader: Reader) => Promise<T>,
  countsCommits = false,
): Promise<T> {
  const reader = await newReader(browser, SCREEN);
  try {
    if (countsCommits) await reader.page.addInitScript(countCommits);
    await reader.page.addInitScript(prepare);
    await reader.page.goto(`${server.url}/in-page/${library}`);
    // loads the code of both tags before the measurement
    await reader.page.evaluate(mountWidgets, { tag: 'ap-poll', count: 1 });
    await reader.page.evaluate(mountWidgets, { tag: 'ap-bench-user', count: 1 });
    return await measure(reader);
  } finally {
    await reader.context.close();
  }
}

async function readMount({ page, cdp }: Reader, size: number): Promise<InPage> {
  const before = await heapOf(cdp);
  const mount = await page.evaluate(mountWidgets, { tag: 'ap-poll', count: size });
  return { mount, heapEach: ((await heapOf(cdp)) - before) / size };
}

async function readSession({ page }: Reader): Promise<SessionCost> {
  await page.evaluate(mountWidgets, { tag: 'ap-bench-user', count: MANY });
  return { shown: await page.evaluate(changeUser, { times: 11 }) };
}

/** Counts commits in a separate page, so that counting does not affect the measured times. */
function readCommits(options: InPageOptions): Promise<Commits> {
  return inNewPage(
    options,
    'ours',
    async ({ page }) => {
      await page.evaluate(mountWidgets, { tag: 'ap-poll', count: MANY });
      await page.evaluate(mountWidgets, { tag: 'ap-bench-user', count: MANY });
      const commitsOf = (name: string, bulletin: boolean) =>
        page.evaluate(
          async (user) => {
            const before = window.benchCommits ?? 0;
            window.benchSession.setUser(user.name, user.bulletin);
            await window.benchSettled();
            return (window.benchCommits ?? 0) - before;
          },
          { name, bulletin },
        );
      await commitsOf('Anna', false);
      const shown = await commitsOf('Blanca', false);
      return { elements: MANY + 1, shown, notShown: await commitsOf('Blanca', true) };
    },
    true,
  );
}
