import { preloadedFonts, readFontFiles } from './assets/fonts.ts';
import { createManifestReader, unbuilt } from './assets/manifest.ts';
import {
  buildAccountStylesheet,
  buildBodyStylesheet,
  buildCardPrintStylesheet,
  buildCardStylesheet,
  buildStylesheet,
} from './assets/stylesheet.ts';
import { type SiteName, sites } from './content/sites.ts';
import type { FormSettings, Page } from './templates/page.ts';

/** What the CMS needs to know of the server's configuration. */
export interface CmsConfig {
  basePath: string;
  /** Empty until the server listens: then the address that the request came to is used. */
  publicUrl: string;
  /** The bundle comes from its sources, under the names that no build has changed. */
  dev?: boolean;
  now: () => Date;
}

/** Reads what does not change while the server runs, and makes the page of each request from it. */
export function createSiteContext(config: CmsConfig, forms: FormSettings = {}) {
  const fontFiles = readFontFiles();
  const stylesheets = {
    site: buildStylesheet(fontFiles),
    account: buildAccountStylesheet(),
    body: buildBodyStylesheet(),
    card: buildCardStylesheet(),
    cardPrint: buildCardPrintStylesheet(),
  };
  const bundle = config.dev
    ? () => unbuilt
    : createManifestReader(new URL('../../dist/ap-manifest.json', import.meta.url));
  const startedAt = config.now();

  /** @param requestOrigin used when the configuration has no public address, e.g. `http://localhost:4173` */
  function pageOf(siteName: SiteName, requestOrigin: string): Page {
    const site = sites[siteName];
    return {
      site,
      basePath: config.basePath,
      origin: URL.parse(config.publicUrl)?.origin ?? requestOrigin,
      now: config.now(),
      startedAt,
      bundle: bundle(),
      stylesheets: {
        site: stylesheets.site.name,
        account: stylesheets.account.name,
        body: stylesheets.body.name,
        card: stylesheets.card.name,
        cardPrint: stylesheets.cardPrint.name,
      },
      fonts: preloadedFonts(site, fontFiles),
      forms,
    };
  }

  return { pageOf, stylesheets, fontFiles };
}

export type SiteContext = ReturnType<typeof createSiteContext>;
