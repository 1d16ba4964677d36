import type { FastifyRequest } from 'fastify';
import type { WidgetConfig } from '../config/widget-config.ts';
import { preloadedFonts, readFontFiles } from './assets/fonts.ts';
import { createManifestReader, sourceFiles } from './assets/manifest.ts';
import { readStylesheets } from './assets/stylesheet.ts';
import type { Banner } from './banners/banners.ts';
import { isSiteName, sites } from './content/sites.ts';
import type { FormSettings, Page } from './templates/page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Banners of the newsroom, read before the page is rendered. */
    banners?: readonly Banner[] | undefined;
  }
}

/** Server configuration that the CMS requires. */
export interface CmsConfig {
  basePath: string;
  /** Empty until the server listens; until then the address of the request is used. */
  publicUrl: string;
  /** Serves the bundle from its sources, under file names without a hash. */
  dev?: boolean;
  now: () => Date;
  /** Attributes of `<ap-config>` besides the demo's own. */
  widgetConfig?: WidgetConfig;
}

/** Reads everything that stays constant while the server runs, and creates the page of each request from it. */
export async function createSiteContext(config: CmsConfig, forms: FormSettings = {}) {
  const fontFiles = await readFontFiles();
  const stylesheets = readStylesheets(fontFiles);
  const stylesheetNames = Object.fromEntries(
    Object.entries(stylesheets).map(([key, { name }]) => [key, name]),
  ) as Page['stylesheets'];
  const source = config.dev ? sourceFiles() : undefined;
  const bundle = source
    ? () => source
    : createManifestReader(new URL('../../dist/ap-manifest.json', import.meta.url));
  const startedAt = config.now();

  /** Creates the page for a request, in the design of a site; an unknown name selects the main site. */
  function pageOf(
    { protocol, host, banners }: Pick<FastifyRequest, 'protocol' | 'host' | 'banners'>,
    name?: unknown,
  ): Page {
    const site = sites[isSiteName(name) ? name : 'apunt'];
    return {
      site,
      basePath: config.basePath,
      origin: URL.parse(config.publicUrl)?.origin ?? `${protocol}://${host}`,
      now: config.now(),
      startedAt,
      bundle: bundle(),
      stylesheets: stylesheetNames,
      fonts: preloadedFonts(site, fontFiles),
      forms,
      widgetConfig: config.widgetConfig,
      banners,
    };
  }

  return { pageOf, stylesheets, fontFiles };
}

export type SiteContext = Awaited<ReturnType<typeof createSiteContext>>;
