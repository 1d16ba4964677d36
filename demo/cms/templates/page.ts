import { safeUrl } from '../../../src/content/safe-url.ts';
import type { MostRead } from '../../api/reads/most-read.ts';
import type { BundleFiles } from '../assets/manifest.ts';
import type { Banner } from '../banners/banners.ts';
import type { SiteInfo } from '../content/sites.ts';

/** Context of a page for its templates, which take it as their first parameter. */
export interface Page {
  site: SiteInfo;
  /** Prefix of every address, `''` or `/something` (SITE-12). */
  basePath: string;
  /** Scheme and host that readers see, without a final slash. */
  origin: string;
  now: Date;
  /** Moment that the ages of the demo's contents count from. */
  startedAt: Date;
  bundle: BundleFiles;
  /** File names in /assets and /assets/fonts. */
  stylesheets: Record<
    'site' | 'account' | 'body' | 'card' | 'cardPrint' | 'media' | 'newsroom' | 'tool',
    string
  >;
  fonts: string[];
  forms: FormSettings;
  /** Banners of the newsroom on every page. */
  banners?: readonly Banner[] | undefined;
  /** Most read contents, on the pages that show them. */
  mostRead?: MostRead | undefined;
}

/** Settings that the page's configuration tag passes to the forms of accounts. */
export interface FormSettings {
  captcha?: { provider: 'altcha' | 'recaptcha' | 'none'; key?: string | undefined };
  /** Origins of other houses that files may go to (W-18). */
  uploadHosts?: string[];
  /** Client identifier by social network; those without one have no button. */
  socialClients?: Record<string, string>;
}

/** A page of the children's club. */
export const isForChildren = ({ site }: Pick<Page, 'site'>): boolean => site.name === 'lacolla';

/** The address of something of our own: the only place that writes the base path (SITE-12). */
export function link(page: Page, path: string): string {
  return `${page.basePath}${path}`;
}

/** The same with scheme and host: for canonical links and for sharing. */
export function absoluteLink(page: Page, path: string): string {
  return `${page.origin}${link(page, path)}`;
}

/** An address that comes from data: refused when it is not safe, with the base path when it is our own (W-06). */
export function dataLink(page: Page, href: unknown): string | undefined {
  const address = safeUrl(href);
  if (address === undefined) return undefined;
  return address.startsWith('/') && !address.startsWith('//') ? link(page, address) : address;
}
