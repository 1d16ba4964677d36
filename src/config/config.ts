import { ownRoot } from '../page/own-address.ts';
import { shared } from '../storage/registry.ts';
import type { StoreApi } from '../storage/store.ts';
import type { Config } from './config.types.ts';
import { createConfig } from './create-config.ts';

/** The configuration of the page, read when the first tag needs it. */
export const configStore = (): StoreApi<Config> => shared('config', createConfig);

/** Returns the current configuration. */
export const config = (): Config => configStore().getState();

/** Prefix of site and API paths: the base path, with the host when the page's `<base>` names another. */
export function base(): string {
  const { basePath } = config();
  return basePath.includes(':') ? basePath : ownRoot() + basePath;
}

/** Prepends the base path to a path of the site or the API (SITE-12, API-41). */
export const withBase = (path: string): string => (path.startsWith('/') ? base() + path : path);
