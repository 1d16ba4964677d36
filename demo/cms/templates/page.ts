import { safeUrl } from '../../../src/content/safe-url.ts';
import type { MostRead } from '../../api/reads/most-read.ts';
import type { WidgetConfig } from '../../config/widget-config.ts';
import type { BundleFiles } from '../assets/manifest.ts';
import type { Banner } from '../banners/banners.ts';
import type { SiteInfo } from '../content/sites.ts';

/** Context of a page for its templates, which take it as their first parameter. */
export interface Page {
  site: SiteInfo;
  /** Prefix of every address, `''` or `/something` (SITE-12). */
  basePath: string;
  /** Scheme and host as seen by readers, without a final slash. */
  origin: string;
  now: Date;
  /** Time relative to which the demo's contents have their ages. */
  startedAt: Date;
  bundle: BundleFiles;
  /** File names in /assets and /assets/fonts. */
  stylesheets: Record<
    'site' | 'account' | 'body' | 'card' | 'cardPrint' | 'media' | 'newsroom' | 'tool',
    string
  >;
  fonts: string[];
  forms: FormSettings;
  /** Attributes of `<ap-config>` that the operator has set (`WIDGET_CONFIG`). */
  widgetConfig?: WidgetConfig | undefined;
  /** Banners of the newsroom on every page. */
  banners?: readonly Banner[] | undefined;
  /** Most read contents, on the pages that show them. */
  mostRead?: MostRead | undefined;
}

/** Settings that the page's configuration tag passes to the forms of accounts. */
export interface FormSettings {
  captcha?: { provider: 'altcha' | 'recaptcha' | 'recaptcha-enterprise' | 'none'; key?: string | undefined };
  /** Origins of other servers to which files may be sent (W-18). */
  uploadHosts?: string[];
  /** Client identifier by social network; those without one have no button. */
  socialClients?: Record<string, string>;
}

/** Tests for a page of the children's club. */
export const isForChildren = ({ site }: Pick<Page, 'site'>): boolean => site.name === 'lacolla';

/** Returns the address of our own page or file: the only place that prepends the base path (SITE-12). */
export function link(page: Page, path: string): string {
  return `${page.basePath}${path}`;
}

/** Same as `link`, with scheme and host: for canonical links and for sharing. */
export function absoluteLink(page: Page, path: string): string {
  return `${page.origin}${link(page, path)}`;
}

/** Returns an address from data: undefined if it is unsafe, with the base path if it is our own (W-06). */
export function dataLink(page: Page, href: unknown): string | undefined {
  const address = safeUrl(href);
  if (address === undefined) return undefined;
  return address.startsWith('/') && !address.startsWith('//') ? link(page, address) : address;
}
