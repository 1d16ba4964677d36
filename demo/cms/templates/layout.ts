import { alertsTag } from '../../../elements/alerts/alerts.server.ts';
import { lastHourTag } from '../../../elements/last-hour/last-hour.server.ts';
import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type { BuiltFile } from '../assets/manifest.ts';
import { contactPath } from '../content/contact.ts';
import { newsletterPath } from '../content/newsletters.ts';
import { type SiteInfo, sites } from '../content/sites.ts';
import { header, menuId } from './header.ts';
import { absoluteLink, dataLink, link, type Page } from './page.ts';
import { settings } from './settings.ts';
import { integrity, sheetLinks, tagsIn } from './sheet-links.ts';

export interface PageContent {
  title: string;
  description: string;
  /** Address without the base path; undefined for error pages, which search engines must not index. */
  path?: string;
  /** Absolute address of the picture for previews on social networks. */
  picture?: string | undefined;
  /** Adds the rules of account pages, and the settings of their forms. */
  isAccount?: boolean;
  /** Files in /assets that only this page needs. */
  styles?: string[];
  /** Files in /assets that run before the widgets. */
  scripts?: string[];
  main: SafeHtml;
}

/** Characters of text in the first window and half of another; later tags load when they come near the viewport. */
const NEAR = 1500;

/** Returns the beginning of a page, which is in or near the first window. */
function nearPart(main: string): string {
  let length = 0;
  for (const { 0: piece, index } of main.matchAll(/<[^>]*>|[^<]+/g)) {
    if (!piece.startsWith('<')) length += piece.trim().length;
    if (length > NEAR) return main.slice(0, index);
  }
  return main;
}

/**
 * Returns the files of the first tags on the page, for preloading: otherwise the browser requests them only after the
 * script has found the tags.
 */
function filesOfTags({ bundle }: Page, main: SafeHtml): readonly BuiltFile[] {
  return [...tagsIn(nearPart(String(main)))].flatMap((tag) => bundle.tags.get(tag) ?? []);
}

function hint(page: Page, { file }: BuiltFile): SafeHtml {
  const href = link(page, `/dist/${file}`);
  return file.endsWith('.css')
    ? html`<link rel="preload" as="style" href="${href}" />`
    : html`<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${href}" />`;
}

/**
 * @param banner the header of the page, whose tags have stylesheets too
 */
function head(page: Page, content: PageContent, banner: HtmlValue): SafeHtml {
  const { title, description, path, picture, isAccount = false, styles = [], scripts = [], main } = content;
  const { site, bundle } = page;
  const canonical = path === undefined ? '' : absoluteLink(page, path);
  return html`<meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title === site.title ? `${title}, ${site.tagline}` : `${title} · ${site.title}`}</title>
    <meta name="description" content="${description}" />
    ${path === undefined ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${canonical}" />`}
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="${site.themeColor.light}" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="${site.themeColor.dark}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    ${path === undefined ? '' : html`<meta property="og:url" content="${canonical}" />`}
    ${picture === undefined ? '' : html`<meta property="og:image" content="${picture}" />`}
    <link rel="expect" href="#${menuId}" blocking="render" />
    <link rel="icon" href="${link(page, '/assets/favicon.svg')}" type="image/svg+xml" />
    ${sheetLinks(page, [banner, main])}
    <link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.site}`)}" />
    ${isAccount ? html`<link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.account}`)}" />` : ''}
    ${styles.map((style) => html`<link rel="stylesheet" href="${link(page, `/assets/${style}`)}" />`)}
    ${page.fonts.map((font) => html`<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${link(page, `/assets/fonts/${font}`)}" />`)}
    ${bundle.core === undefined ? '' : html`<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${link(page, `/dist/${bundle.core.file}`)}" />`}
    ${filesOfTags(page, main).map((file) => hint(page, file))}
    ${scripts.map((script) => html`<script defer src="${link(page, `/assets/${script}`)}"></script>`)}
    <script type="module" src="${link(page, `/dist/${bundle.entry.file}`)}"${integrity(bundle.entry)}></script>`;
}

function siteLink(page: Page, { home, wordmark: text, tagline }: SiteInfo): SafeHtml {
  return html`<li><a href="${link(page, home)}"><b>${text}</b></a> <span class="muted">${tagline}</span></li>`;
}

function footer(page: Page): SafeHtml {
  return html`<footer class="site-footer" id="peu">
    <div class="wrap">
      <p class="wordmark" aria-hidden="true">${page.site.wordmark}<i></i></p>
      <nav aria-label="Els llocs de la casa"><ul>${Object.values(sites).map((site) => siteLink(page, site))}</ul></nav>
      <nav aria-label="Butlletins, contacte i informació legal"><ul>
        <li><a href="${link(page, newsletterPath(page.site.name))}">Butlletins</a></li>
        <li><a href="${link(page, contactPath(page.site.name))}">Contacte</a></li>
        <li><a href="${link(page, '/condicions-d-us')}">Condicions d’ús</a></li>
        <li><a href="${link(page, '/politica-de-privacitat')}">Política de privacitat</a></li>
      </ul></nav>
      <p class="muted">Pàgines de demostració: les notícies, les persones i les activitats són inventades, i les il·lustracions les dibuixa el mateix servidor.</p>
    </div>
  </footer>`;
}

/** A complete page: head, skip link, header, main part and footer. */
export function layout(page: Page, content: PageContent): SafeHtml {
  const banner = header(page);
  const said = pageBanners(page);
  return html`<!doctype html>
<html lang="ca-ES-valencia" data-site="${page.site.name}" data-theme="auto">
  <head>
    ${head(page, content, [banner, said])}
  </head>
  <body>
    ${settings(page, content.isAccount)}
    <a class="skip" href="#contingut">Salta al contingut</a>
    ${banner}
    ${said}
    <main id="contingut" tabindex="-1">
      ${content.main}
    </main>
    ${footer(page)}
  </body>
</html>`;
}

function alertsOf(page: Page): SafeHtml | '' {
  const alerts = (page.banners ?? []).filter(({ kind }) => kind === 'alert');
  return alertsTag({
    alerts: alerts.map(
      ({ id, title, text, href, link_rel, link_target, link_title, image, image_alt: alt }) => {
        const address = href ? dataLink(page, href) : undefined;
        const leads = address && { href: address, rel: link_rel, target: link_target, title: link_title };
        const url = image ? dataLink(page, image) : undefined;
        return { id, title, text, link: leads, image: url && { url, alt } };
      },
    ) as Parameters<typeof alertsTag>[0]['alerts'],
  });
}

/** Banners of the newsroom on every page of a site: the last hour and its warnings. */
function pageBanners(page: Page): SafeHtml {
  const lastHour = page.banners?.find(({ kind }) => kind === 'last-hour');
  const band = lastHour
    ? html`${lastHourTag({ ...lastHour, href: lastHour.href ? dataLink(page, lastHour.href) : undefined })}
    <script src="${link(page, '/assets/closed-last-hour.js')}"></script>`
    : '';
  return html`${band}${alertsOf(page)}`;
}
