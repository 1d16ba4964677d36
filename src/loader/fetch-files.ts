import { ofDocument } from '../page/of-document.ts';

/** How long a file may take, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Bytes first, module second: a module that fails once stays failed in Firefox until the page is left, so
 * files are fetched, and fetched again, until they are in the browser's cache; only then are they imported.
 */
export async function fetchScript(url: string, integrity?: string): Promise<void> {
  await fetchText(url, integrity);
}

/** @param integrity refuses other bytes, where it is said (BEY-30) */
export async function fetchText(url: string, integrity = ''): Promise<string> {
  const answer = await fetch(url, { integrity, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw new Error(`${url} ${answer.status}`);
  return answer.text();
}

/** Adds a stylesheet and waits for it, so that no widget is ever shown without its style; the page may have linked it itself. */
export function loadStyle(url: string, integrity?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    if ([...document.styleSheets].some(({ href }) => href === url)) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    if (integrity) {
      link.crossOrigin = 'anonymous'; // else a sheet of another origin cannot be checked
      link.integrity = integrity;
    }
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} failed`));
    };
    ofDocument('head').append(link);
  });
}

/** Pauses before another try, in milliseconds. */
const PAUSES = [0, 2000];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const backOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/** Tries at once, again, after a moment, and where the network is away when it is back. Rejects with the last failure. */
export async function persist(attempt: () => Promise<void>): Promise<void> {
  for (const ms of PAUSES) {
    try {
      return await attempt();
    } catch {
      await (navigator.onLine ? pause(ms) : backOnline());
    }
  }
  return attempt();
}
