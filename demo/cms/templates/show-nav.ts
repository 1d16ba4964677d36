import { showNavTag } from '../../../elements/show-nav/show-nav.server.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import type { Content } from '../content/content.types.ts';
import { pathOf } from '../content/contents.ts';
import { type ProgrammeSection, sectionsOf } from '../content/programme-sections.ts';
import { link, type Page } from './page.ts';

/** The navigation of a programme. */
export function showNav(page: Page, programme: Content): SafeHtml {
  const base = pathOf(programme);
  const below = (path: string, { slug, title, children = [] }: ProgrammeSection) => ({
    title,
    href: link(page, `${path}/${slug}`),
    children: children.map((child) => ({
      title: child.title,
      href: link(page, `${path}/${slug}/${child.slug}`),
    })),
  });
  return showNavTag({
    class: 'show-nav',
    loading: 'eager',
    title: programme.title,
    links: [
      { title: 'El programa', href: link(page, base) },
      ...sectionsOf(programme).map((section) => below(base, section)),
    ],
  });
}
