import { html, type SafeHtml } from '../../../src/server/html.ts';
import { isSiteName, type SiteName } from '../../cms/content/sites.ts';
import { toolPage } from '../../cms/templates/bare-document.ts';
import { link, type Page } from '../../cms/templates/page.ts';

/** Site and theme of a showroom page; `page` determines the site. */
export interface Dressed {
  page: Page;
  /** The reader's own setting by default. */
  theme?: 'light' | 'dark' | undefined;
}

/** Parses the site and theme of the address (`lloc` and `tema`); unknown values count as absent. */
export function dressOf(query: { lloc?: unknown; tema?: unknown }): {
  site: SiteName;
  theme: Dressed['theme'];
} {
  return {
    site: isSiteName(query.lloc) ? query.lloc : 'apunt',
    theme: query.tema === 'light' || query.tema === 'dark' ? query.tema : undefined,
  };
}

/** Returns the query of the address for a site and theme. */
export function queryOf({ page, theme }: Dressed): Record<string, string> {
  return { lloc: page.site.name, ...(theme && { tema: theme }) };
}

/** Page for users: header, the list of tags, and the main part. */
export function showroomPage(
  dressed: Dressed,
  content: { title: string; nav: SafeHtml; main: SafeHtml },
): SafeHtml {
  const { page } = dressed;
  return toolPage(page, {
    ...content,
    theme: dressed.theme,
    head: html`<link rel="stylesheet" href="${link(page, '/assets/showroom/showroom.css')}" />
    <script type="module" src="${link(page, '/assets/showroom/showroom.js')}"></script>`,
    tool: {
      name: 'showroom',
      title: 'Aparador',
      path: '/aparador',
      about: 'Per a qui desenvolupa. No existix en producció.',
    },
  });
}
