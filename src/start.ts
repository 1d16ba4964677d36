import type { Ap, Consent } from './ap.types.ts';
import type { Config } from './config/config.types.ts';
import { createConfig } from './config/create-config.ts';
import { safeUrl } from './content/safe-url.ts';
import { readHostValue } from './element/host-values.ts';
import { createErrorList } from './errors/error-list.ts';
import { createLoader } from './loader/create-loader.ts';
import type { TagFiles } from './loader/loader.types.ts';
import { watchPage } from './loader/watch-page.ts';
import { createSession } from './session/create-session.ts';
import { toUser } from './session/user.ts';
import type { User } from './session/user.types.ts';
import { existingRegistry, installRegistry, type Registry } from './storage/registry.ts';
import { createStore } from './storage/store.ts';

export interface Bundle {
  version: string;
  /** Tags that the loader may fetch, and where. */
  files: Readonly<Record<string, TagFiles>>;
  base: string;
  /** Loads what asks the server who is logged in. */
  reload: () => Promise<{ reloadSession(): Promise<User | null> }>;
}

function filesFor({ dev }: Config, files: Bundle['files']): Bundle['files'] {
  return Object.fromEntries(Object.entries(files).filter(([, { devOnly }]) => dev || !devOnly));
}

function createRegistry({ version, files, base }: Bundle): Registry {
  const errors = createErrorList();
  const config = createConfig();
  return {
    version,
    errors,
    config,
    session: createSession(),
    loader: createLoader({ files: filesFor(config.getState(), files), base, errors, claimed: new Set() }),
    services: { createStore, readHostValue, safeUrl, toUser },
    shared: {},
  };
}

function createConsent(): Ap['consent'] {
  let consent: Consent = { ads: false, embeds: [] };
  return {
    get: () => consent,
    set(change) {
      consent = { ...consent, ...change };
      document.dispatchEvent(new CustomEvent('ap-consent-change', { detail: consent }));
    },
  };
}

function createAp({ errors, config, session, version }: Registry, reload: Bundle['reload']): Ap {
  const ap: Ap = {
    version,
    ready: Promise.resolve().then(() => ap),
    get config() {
      return config.getState();
    },
    session: {
      get: () => session.store.getState().user,
      subscribe: (listener) => session.store.subscribe(({ user }) => listener(user)),
      reload: async () => (await reload()).reloadSession(),
    },
    get errors() {
      return errors.list();
    },
    consent: createConsent(),
  };
  return ap;
}

/**
 * Starts the bundle, or joins the copy that came first: one store and one definition of each tag for a
 * document, however often the script is there (DEL-05).
 */
export function start(bundle: Bundle): void {
  const first = existingRegistry();
  if (first) {
    const { errors, config, loader } = first;
    const files = filesFor(config.getState(), bundle.files);
    const own = createLoader({ files, base: bundle.base, errors, claimed: loader.claimed });
    own.find(document);
    watchPage(own);
    return;
  }
  const registry = createRegistry(bundle);
  installRegistry(registry);
  const ap = createAp(registry, bundle.reload);
  Object.defineProperty(window, 'ap', { value: ap, configurable: true });
  registry.loader.find(document);
  watchPage(registry.loader);
  document.dispatchEvent(new CustomEvent('ap-ready', { detail: { version: bundle.version } }));
}
