import { readDocument } from '../page/read-document.ts';
import { pause } from './when-idle.ts';

/** Timeout of a file, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Fetches a file before its import, since a module that fails once stays failed in Firefox until the page is left.
 * Files are fetched with retries until they are in the browser's cache; only then are they imported.
 * An html page in place of a file, such as a network's login page, counts as a failure.
 * @param integrity rejects other bytes, if set (BEY-30)
 */
export async function fetchText(
  url: string,
  integrity = '',
  cache: RequestCache = 'default',
): Promise<string> {
  const answer = await fetch(url, { integrity, cache, signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok || /html/.test(answer.headers.get('content-type') ?? ''))
    throw new Error(`${url} ${answer.status}`);
  return answer.text();
}

/** Adds a `<link>` to the page and waits until its file has loaded. */
function addLink(rel: string, url: string, integrity?: string): Promise<HTMLLinkElement> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    if (!link.relList.supports(rel)) return resolve(link);
    link.rel = rel;
    link.href = url;
    if (integrity) {
      link.crossOrigin = 'anonymous'; // needed to check a file of another origin
      link.integrity = integrity;
    }
    link.onload = () => resolve(link);
    link.onerror = () => {
      link.remove();
      reject(new Error(`${url} failed`));
    };
    readDocument('head').append(link);
  });
}

/** Adds a style sheet and waits for it, so that no widget is shown without style. The page may have linked it. */
export async function loadStyle(url: string, integrity?: string): Promise<void> {
  if ([...document.styleSheets].some(({ href }) => href === url)) return;
  await addLink('stylesheet', url, integrity);
}

/**
 * Imports a fetched file. An import requests the file again and may get other bytes, so its integrity is set on a
 * `modulepreload` link (BEY-30). Browsers without support, WebKit above all, import unchecked bytes
 * (docs/integrating.md).
 */
export async function importFile(url: string, integrity?: string): Promise<unknown> {
  if (integrity) (await addLink('modulepreload', url, integrity)).remove();
  return import(/* @vite-ignore */ url);
}

/** Pauses before each retry, in milliseconds. */
const PAUSES = [0, 2000];
const backOnline = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }));

/**
 * Retries at once and after a pause, or when the network is back. Rejects with the last failure.
 * @param attempt gets the cache mode, which makes retries bypass the browser's cache
 */
export async function persist(attempt: (cache: RequestCache) => Promise<unknown>): Promise<unknown> {
  let cache: RequestCache = 'default';
  for (const ms of PAUSES) {
    try {
      return await attempt(cache);
    } catch {
      cache = 'reload';
      await (navigator.onLine ? pause(ms) : backOnline());
    }
  }
  return attempt(cache);
}
