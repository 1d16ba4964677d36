import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';
import { installFolder } from '../install-folder.ts';

/** Result for a page on the simulated phone. */
export interface Audit {
  /** From 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Milliseconds until the largest content is painted, simulated. */
  largestPaint: number;
  /** Milliseconds in which the page cannot answer a press, simulated. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Titles of the failed audits that affect a score, of any category but performance. */
  failed: string[];
}

/** Fields of Lighthouse's result that are read. */
interface Result {
  runtimeError?: { message: string };
  categories: Record<
    'performance' | 'accessibility' | 'best-practices' | 'seo',
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

/** Installs Lighthouse if it is missing. */
export const installLighthouse = (): void => installFolder(import.meta.dirname);

/**
 * Audits a page with Lighthouse's defaults for phones.
 *
 * @param keyHash hash of the public key that the browser must trust
 * @throws Error if Lighthouse cannot load the page
 */
export async function audit(url: string, keyHash: string | undefined): Promise<Audit> {
  const flags = [
    '--headless',
    // phones share; Chromium on Linux does not
    '--enable-blink-features=WebShare',
    ...browserArguments,
    ...(keyHash ? [`--ignore-certificate-errors-spki-list=${keyHash}`] : []),
  ];
  // the server of the page runs in this process, which must not wait
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: requireBrowser() },
      maxBuffer: 256 * 1024 * 1024,
      timeout: 120_000,
    },
  );
  return read(JSON.parse(stdout));
}

function read({ runtimeError, categories, audits }: Result): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: keyof Result['categories']) => Math.round((categories[name].score ?? 0) * 100);
  const numeric = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const refs = [categories.accessibility, categories['best-practices'], categories.seo].flatMap(
    ({ auditRefs }) => auditRefs,
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: numeric('largest-contentful-paint'),
    blocking: numeric('total-blocking-time'),
    shift: numeric('cumulative-layout-shift'),
    failed: refs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => audits[id]?.title ?? id),
  };
}
