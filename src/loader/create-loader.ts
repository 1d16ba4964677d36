import { NEAR } from '../element/when-near.ts';
import type { ApErrors } from '../errors/errors.types.ts';
import { fetchText, importFile, loadStyle, persist } from './fetch-files.ts';
import type { Definition, Included, Loader, PartsTable, TagFiles } from './loader.types.ts';
import { followPressed, watchPresses } from './press.ts';
import { whenIdle } from './when-idle.ts';

type CoreExports = typeof import('../core-exports.ts');
type FetchFile = (url: string, integrity?: string, cache?: RequestCache) => Promise<unknown>;

export interface LoaderOptions {
  /** All tags that can be loaded. */
  files: Readonly<Record<string, TagFiles>>;
  /** Name of the file that lists the files of each part (`PartsTable`). */
  parts: string;
  /** Address of the folder with the files. */
  base: string;
  /** Integrity of `ap-integrity.json`, if the page has every file checked (BEY-30). */
  integrity?: string | undefined;
  errors: ApErrors;
  /** Code of a bundle that holds it itself; otherwise files are fetched. */
  included?: Included | undefined;
  /** True if no user is logged in, whose state would be shown, and no editor needs warnings. */
  mayWaitForPress: () => boolean;
}

/**
 * Finds the tags of the page, those added later too, and loads the code of each kind as its contract says (`Loads`):
 * when its first instance comes near the viewport, when the page is idle, or when its link is pressed.
 * With `loading="eager"` it loads at once.
 * One broken kind never stops another.
 */
export function createLoader(options: LoaderOptions): Omit<Loader, 'tags'> {
  const { files, parts, base, integrity, errors, included, mayWaitForPress } = options;
  const selector = Object.keys(files).join() || ':not(*)';
  /** Tags whose code has begun to load. */
  const claimed = new Set<string>();
  const fetched = new Map<string, Promise<unknown>>();
  const address = (file: string) => new URL(file, base).href;

  let hashes: Promise<Readonly<Record<string, string>>> | undefined;

  /** Expected integrity of a file, if the page checks it. */
  async function integrityOf(file: string): Promise<string | undefined> {
    if (!integrity) return undefined;
    hashes ??= fetchText(address('ap-integrity.json'), integrity).then(JSON.parse);
    hashes.catch(() => {
      hashes = undefined;
    });
    const hash = (await hashes)[file];
    if (!hash) throw new Error(`${file} has no integrity`);
    return hash;
  }

  const once = (file: string, fetchFile: FetchFile) => {
    const known =
      fetched.get(file) ?? persist(async (cache) => fetchFile(address(file), await integrityOf(file), cache));
    fetched.set(file, known);
    known.catch(() => fetched.delete(file));
    return known;
  };

  const run = async (file: string) =>
    importFile(address(file), await integrityOf(file)).catch((error) => {
      fetched.delete(file); // the module's response was not the file that was fetched before
      throw error;
    });

  /**
   * Loads files and styles together. Scripts that others need come first: each is evaluated when it and those before
   * it have arrived, while the rest is still loading. Returns the module of the last.
   */
  async function loadModule({ scripts, styles }: TagFiles) {
    const evaluated = scripts.reduce<Promise<unknown>>(
      (before, file) => Promise.all([once(file, fetchText), before]).then(() => run(file)),
      Promise.resolve(),
    );
    const [module] = await Promise.all([evaluated, ...styles.map((file) => once(file, loadStyle))]);
    return module as { default: unknown };
  }

  /** Loads the style of server content as soon as the tag is found, so that pages that do not link it jump least. */
  const loadSheet = (tag: string) => (files[tag]?.sheet ? once(`${tag}.css`, loadStyle) : undefined);

  const report = (tag: string | undefined, error: unknown) => {
    const message = String(error);
    console.warn(`${message}: see <ap-config dist-url>`);
    errors.record({
      ...(tag && { tag }),
      phase: 'load',
      code: 'chunk',
      type: 'network',
      message,
      text: message,
    });
  };

  async function readParts(): Promise<PartsTable> {
    await once(parts, fetchText);
    return ((await run(parts)) as { default: PartsTable }).default;
  }

  async function part(name: string): Promise<{ default: unknown }> {
    try {
      return included?.modules[name] ?? (await loadModule((await readParts())[name] as TagFiles));
    } catch (error) {
      const tag = `ap-${name.replace(/\/.*/, '')}`;
      report(tag in files ? tag : undefined, error);
      throw error;
    }
  }

  async function load(host: HTMLElement) {
    const tag = host.localName;
    if (customElements.get(tag)) return;
    host.dataset.apState = 'loading';
    if (claimed.has(tag)) return;
    claimed.add(tag);
    try {
      const [{ default: definition }] = await Promise.all([
        included?.modules[tag] ?? loadModule(files[tag] as TagFiles),
        loadSheet(tag),
      ]);
      (definition as Definition).define(part);
      // also loads the table of parts, which is soon needed; on failure, its next user retries the table, and the next
      // tag the guard
      part('core').then(
        (core) => (core as unknown as CoreExports).guard(),
        () => {},
      );
      // a tag with sixty hosts would be measured sixty times at each scroll
      for (const defined of document.querySelectorAll(tag)) near.unobserve(defined);
    } catch (error) {
      claimed.delete(tag); // the next host of its kind, or the return of the network, retries
      for (const failed of document.querySelectorAll<HTMLElement>(tag)) failed.dataset.apState = 'failed';
      report(tag, error);
      followPressed(tag);
    }
  }

  const loads = ({ localName }: Element) => files[localName]?.loads ?? 'near';
  /** Pending loads of tags near the viewport. */
  const urgent = new Set<Promise<void>>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const host = target as HTMLElement;
        const isIdle = loads(host) === 'idle';
        if (!isIntersecting && !isIdle) continue;
        near.unobserve(host);
        if (isIdle) whenIdle(urgent).then(() => load(host));
        else urgent.add(load(host));
      }
    },
    { rootMargin: NEAR },
  );

  const isPressable = (host: HTMLElement) => loads(host) === 'pressed';
  const waitsForPress = (host: HTMLElement) =>
    isPressable(host) && mayWaitForPress() && host.querySelector('a[href]') !== null;

  watchPresses((host, isForWidget) => (isForWidget || isPressable(host)) && load(host));

  let hasWork = false;

  function find(root: Document | Element) {
    const hosts = [...root.querySelectorAll<HTMLElement>(selector)];
    if (root instanceof HTMLElement && root.matches(selector)) hosts.push(root);
    for (const host of hosts) {
      if (claimed.has(host.localName)) continue;
      loadSheet(host.localName)?.catch(() => {}); // loading the tag retries, and reports the failure
      host.dataset.apState ??= 'waiting';
      const isEager = host.getAttribute('loading') === 'eager';
      if (!isEager && waitsForPress(host)) continue;
      hasWork = true;
      if (isEager) load(host);
      else near.observe(host);
    }
  }

  return { find, part, hasWork: () => hasWork };
}
