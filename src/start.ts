import type { Ap, Consent } from './ap.types.ts';
import { createErrorList } from './errors/error-list.ts';
import { createLoader } from './loader/create-loader.ts';
import type { Included, Loader, TagFiles } from './loader/loader.types.ts';
import { noteHeld } from './loader/press.ts';
import { whenIdle } from './loader/when-idle.ts';
import { hasRecord } from './media/mini/mini-key.ts';
import { pageAddress } from './page/own-address.ts';
import { createSession } from './session/create-session.ts';
import { hasIntent } from './session/intent.ts';
import { toSummary } from './session/user.ts';
import { existingRegistry, installRegistry, type Registry } from './storage/registry.ts';

/**
 * Gives the page a global of ours, unless it has one of that name: a variable, or an element with that id. A script of the page
 * that takes the name later gets it.
 */
function publish(name: string, value: unknown): void {
  const yieldTo = () => console.warn(`window.${name} is the page’s own: see <ap-config global>`);
  if (name in window) {
    yieldTo();
    return;
  }
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => value,
    set(own) {
      Object.defineProperty(window, name, {
        value: own,
        configurable: true,
        enumerable: true,
        writable: true,
      });
      yieldTo();
    },
  });
}

/** Longest wait for the page, in milliseconds: if it stalls, the tags that have arrived get their widgets. */
const PATIENCE = 3000;

/**
 * Calls back when the whole page can be read: at once for a module, later for a script that the parser waits for; of a page that
 * is still arriving after a while, when its configuration can be read.
 */
function whenParsed(callback: () => void): void {
  if (document.readyState !== 'loading') {
    callback();
    return;
  }
  const begin = () => {
    clearInterval(timer);
    document.removeEventListener('DOMContentLoaded', begin);
    callback();
  };
  const timer = setInterval(() => document.querySelector('ap-config') && begin(), PATIENCE);
  document.addEventListener('DOMContentLoaded', begin);
}

/**
 * Observes nodes that the page adds and removes. New tags are loaded. If a script of the page has removed the mount
 * node of a widget by replacing the host's children, the widget gets it back with its state.
 */
function watchPage(loader: Loader): void {
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, target } of records) {
      for (const node of addedNodes) if (node instanceof Element) loader.find(node);
      for (const node of removedNodes) if (isLostMount(node, target)) target.appendChild(node);
    }
  }).observe(document, { childList: true, subtree: true });
  // retries failed loads when the network or the reader is back
  for (const type of ['online', 'visibilitychange']) addEventListener(type, () => loader.find(document));
}

/** Detects a mount node that the page removed; the engine removes the mark before it removes one itself. */
const isLostMount = (node: Node, host: Node) =>
  (node as HTMLElement).dataset?.apMount === '' && !node.isConnected && host.isConnected;

export interface Bundle {
  version: string;
  /** Tags that the loader may load, with their files. */
  files: Readonly<Record<string, TagFiles>>;
  /** Name of the file that lists the files of widget parts, loaded when they are needed. */
  parts: string;
  base: string;
  /** Code of a bundle that loads no files. */
  included?: Included;
}

type CoreExports = typeof import('./core-exports.ts');

/** Parts that the entry itself loads. */
interface OwnParts {
  'consent/tcf': typeof import('./consent/tcf.part.ts');
  'element/pasted/look-over': typeof import('./element/pasted/look-over.part.ts');
  'measurement/measure': typeof import('./measurement/measure.part.ts');
  'media/mini/mini': typeof import('./media/mini/mini.part.ts');
  'page/metrics': typeof import('./page/metrics.part.ts');
  'session/finish-logout': typeof import('./session/finish-logout.part.ts');
}

const isConfigured = (mode: 'dev' | 'preview' | 'metrics') =>
  document.querySelector(`ap-config[${mode}]:not([${mode}="false"])`) !== null;

/** Attributes of the configuration that the entry needs, read before the core is loaded. */
const said = (attribute: 'consent-service' | 'dist-url' | 'global' | 'integrity' | 'measurement') =>
  document.querySelector('ap-config')?.getAttribute(attribute) || undefined;

/** Files of this page: some tags exist only in development mode (ROLE-09). */
function filesFor(files: Bundle['files'], known: ReadonlySet<string>): Bundle['files'] {
  const dev = isConfigured('dev');
  const mine = Object.entries(files).filter(([tag, { devOnly }]) => !known.has(tag) && (dev || !devOnly));
  return Object.fromEntries(mine);
}

/** @param shared its `consent` is set with the first report of the site's consent tool, for widgets */
function createConsent(shared: Registry['shared']): Ap['consent'] {
  let consent: Consent = { ads: false, personalisedAds: false, measurement: false, embeds: [] };
  return {
    get: () => consent,
    set(change) {
      consent = { ...consent, ...change };
      shared.consent = consent;
      document.dispatchEvent(new CustomEvent('ap-consent-change', { detail: consent }));
    },
  };
}

function createAp({ errors, session, version, loader, shared }: Registry): Ap {
  const core = () => loader.part('core') as Promise<unknown> as Promise<CoreExports>;
  let config: CoreExports['configStore'] | undefined;
  const ap: Ap = {
    version,
    get ready() {
      return core().then(({ configStore }) => {
        config = configStore;
        return ap;
      });
    },
    get config() {
      return config?.().getState();
    },
    session: {
      get: () => toSummary(session.store.getState().user),
      subscribe: (listener) => session.store.subscribe(({ user }) => listener(toSummary(user))),
      reload: () => core().then(({ reloadSession }) => reloadSession().then(toSummary)),
    },
    get errors() {
      return errors.list();
    },
    consent: createConsent(shared),
  };
  return ap;
}

/** Tests for import maps (Safari 16.4, Firefox 108, Chrome 89); older browsers keep the server content. */
const isSupported = (): boolean => HTMLScriptElement.supports?.('importmap') === true;

/**
 * Starts the bundle, or joins the copy that came first: one store and one definition of each tag per document,
 * however often the page has the script (DEL-05).
 */
export function start(bundle: Bundle): void {
  if (!isSupported()) return;
  whenParsed(() => {
    try {
      join(bundle);
    } catch (error) {
      console.warn('no widgets:', error);
    }
  });
}

function join({ version, files, parts, base, included }: Bundle): void {
  const distUrl = said('dist-url');
  const first = existingRegistry();
  const errors = first?.errors ?? createErrorList();
  const tags = first?.loader.tags ?? new Set<string>();
  const own = filesFor(files, tags);
  for (const tag in own) tags.add(tag);
  const session = first?.session ?? createSession();
  const fetching = createLoader({
    files: own,
    parts,
    base: distUrl ? new URL(distUrl.replace(/\/?$/, '/'), pageAddress()).href : base,
    integrity: said('integrity'),
    errors,
    included,
    mayWaitForPress: () => !session.store.getState().user && !isConfigured('preview'),
  });
  const loader = { ...fetching, tags };
  /** Loads a part and runs it; the error list records a failure. */
  const run = <N extends keyof OwnParts>(name: N, use: (part: OwnParts[N]['default']) => void) =>
    loader
      .part(name)
      .then((part) => use((part as OwnParts[N]).default))
      .catch(() => {});
  if (!first) {
    const registry: Registry = { version, errors, session, loader, shared: {} };
    installRegistry(registry);
    noteHeld(registry.shared);
    const ap = createAp(registry);
    publish(said('global') ?? 'ap', ap);
    whenIdle([])
      .then(async () => {
        // a page without widgets, or only with some that wait for a press, loads nothing
        if (loader.hasWork()) await ap.ready;
        document.dispatchEvent(new CustomEvent('ap-ready', { detail: { version } }));
        if (isConfigured('preview')) run('element/pasted/look-over', (lookOver) => lookOver());
        // loads the code for API calls before the first press
        if (loader.hasWork()) await loader.part('api/request');
      })
      .catch(() => {}); // the error list has recorded it
    if (said('consent-service') === 'tcf') run('consent/tcf', (follow) => follow(ap.consent));
    if (said('measurement')) run('measurement/measure', (measure) => measure(ap.consent));
    if (isConfigured('metrics')) run('page/metrics', (watch) => watch(errors));
    // resumes media of the previous page (BEY-17)
    const goOn = () => hasRecord() && run('media/mini/mini', ({ offerMini }) => offerMini());
    // a task of its own: the first access to storage waits for another process
    setTimeout(() => {
      if (hasIntent('logout')) run('session/finish-logout', (finish) => finish());
      goOn();
    });
    addEventListener('pageshow', ({ persisted }) => persisted && goOn());
  }
  included?.addStyles(own);
  loader.find(document);
  session.store.subscribe(() => loader.find(document));
  watchPage(loader);
}
