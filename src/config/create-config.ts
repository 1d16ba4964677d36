import { attributeName } from '../element/contract.ts';
import { readHostValue } from '../element/host-values.ts';
import { createStore, type StoreApi } from '../storage/store.ts';
import { contract } from './config.contract.ts';
import type { Config } from './config.types.ts';

declare const __AP_BASE_PATH__: string;

/** Pages whose address may choose the site by `?site=` (SITE-14). */
const siteByAddress = /^\/(acces|perfil|registre)(\/|$)/;

/** Lists the sites of the library and those of the page (SITE-03, SITE-13). */
export const siteNames = (sites: Config['sites']): string[] =>
  [...contract.attributes.sites.default, ...sites].map(({ alias }) => alias);

function siteOf({ basePath, site, sites }: Config): string {
  const { pathname, search } = location;
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  const asked = new URLSearchParams(search).get('site') ?? '';
  return siteNames(sites).includes(asked) && siteByAddress.test(path) ? asked : site;
}

/** Reads `<ap-config>`; without it, defaults apply. */
export function readConfig(tag: Element | null): Config {
  const host = tag ?? document.createElement(contract.tag);
  const values = Object.entries(contract.attributes).map(([name, attribute]) => [
    name,
    readHostValue(host, attributeName(name), attribute),
  ]);
  const config = Object.fromEntries(values) as { -readonly [K in keyof Config]: Config[K] };
  config.basePath = (config.basePath || __AP_BASE_PATH__).replace(/\/+$/, '');
  config.site = siteOf(config);
  // a developer's page may still name a captcha, which the server must accept (SITE-15)
  if (config.dev && !host.hasAttribute('captcha-provider')) config.captchaProvider = 'none';
  return config;
}

/** Creates the store of the page's configuration. src/loader/follow-config.ts updates it after the first widget. */
export const createConfig = (): StoreApi<Config> =>
  createStore<Config>(() => readConfig(document.querySelector(contract.tag)));
