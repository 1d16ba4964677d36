import { html, type SafeHtml } from '../../../src/server/html.ts';
import { chapterPath, chapters } from '../content/chapters.ts';
import type { Content } from '../content/content.types.ts';
import { pathOf } from '../content/contents.ts';
import type { ProgrammeSection } from '../content/programme-sections.ts';
import { body } from './body.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';
import { showNav } from './show-nav.ts';

/** Renders the title of a chapter, with a link if the chapter has a page. */
function linked(page: Page, { slug }: Content, item: string): string {
  const chapter = chapters.find(({ programme, title }) => programme === slug && title === item);
  return chapter ? String(html`<a href="${link(page, chapterPath(chapter))}">${item}</a>`) : item;
}

/** Page below a programme's first page. @param path path of the page, without the base path */
export function programmeSectionPage(
  page: Page,
  programme: Content,
  section: ProgrammeSection,
  path: string,
): SafeHtml {
  const main = html`<div class="wrap">
    ${showNav(page, programme)}
    <article class="article narrow">
      <header>
        <p class="kicker"><a href="${link(page, pathOf(programme))}">${programme.title}</a></p>
        <h1>${section.title}</h1>
        <p class="lead">${section.lead}</p>
      </header>
      <div class="prose ap-body">${body(page, [{ type: 'listing', tag: 'ul', items: section.items.map((item) => linked(page, programme, item)) }])}</div>
    </article>
  </div>`;
  return layout(page, {
    title: `${section.title}, ${programme.title}`,
    description: section.lead,
    path,
    styles: [page.stylesheets.body],
    main,
  });
}
