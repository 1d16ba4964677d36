import { html } from 'ghtml';
import type { Content } from '../content/content.types.ts';
import { pathOf } from '../content/contents.ts';
import { type ProgrammeSection, sectionsOf } from '../content/programme-sections.ts';
import { link, type Page } from './page.ts';

/** T19: the navigation of a programme, which `<ap-show-nav>` builds upon (NAV-07). */
export function showNav(page: Page, programme: Content): string {
  const base = pathOf(programme);
  const item = (path: string, title: string, children: ProgrammeSection[] = []): string =>
    html`<li><a href="${link(page, path)}">${title}</a>!${
      children.length === 0
        ? ''
        : html`<ul>!${children.map((child) => item(`${path}/${child.slug}`, child.title))}</ul>`
    }</li>`;
  const items = sectionsOf(programme).map(({ slug, title, children }) =>
    item(`${base}/${slug}`, title, children),
  );
  return html`<ap-show-nav class="show-nav" loading="eager"><nav aria-label="${programme.title}"><ul>!${[item(base, 'El programa'), ...items]}</ul></nav></ap-show-nav>`;
}
