import { html } from 'ghtml';
import type { BodyElement, HotTopic } from '../content/content.types.ts';
import { dataLink, type Page } from './page.ts';
import { figure, imageOf } from './picture.ts';

/** T4: only h2 to h6 are headings of a body, anything else is an h2 (BODY-05). */
export function heading(tag: string, text: string): string {
  const name = /^h[2-6]$/.test(tag) ? tag : 'h2';
  return html`<${name}>${text}</${name}>`;
}

/** T5 */
function paragraph(text: string): string {
  return html`<p>${text}</p>`;
}

/** T6: `ul` or `ol`, anything else is a `ul` (BODY-05). */
export function listing(tag: string, items: string[]): string {
  const name = tag === 'ol' ? 'ol' : 'ul';
  return html`<${name}>!${items.map((item) => html`<li>${item}</li>`)}</${name}>`;
}

/** T2 (BODY-02) */
export function quote(text: string, author: string): string {
  const caption = author === '' ? '' : html`<figcaption>${author}</figcaption>`;
  return html`<figure class="quote"><blockquote><p>${text}</p></blockquote>!${caption}</figure>`;
}

function hotTopic(page: Page, { title, href, text, target, rel, children = [] }: HotTopic): string {
  const address = dataLink(page, href);
  const isElsewhere = target === '_blank';
  const attributes = isElsewhere ? html` target="_blank" rel="${rel ?? 'noopener noreferrer'}"` : '';
  const name =
    address === undefined
      ? html`<span>${title}</span>`
      : html`<a href="${address}"!${attributes}>${title}</a>`;
  const note = text === undefined ? '' : html` <span class="muted">${text}</span>`;
  const below =
    children.length === 0 ? '' : html`<ul>!${children.map((child) => hotTopic(page, child))}</ul>`;
  return html`<li>!${name}!${note}!${below}</li>`;
}

/** T3: links with links below them (BODY-03). An address that is not safe leaves its text without a link. */
export function hotTopics(page: Page, topics: HotTopic[], label = 'Temes del dia'): string {
  return html`<nav class="topics" aria-label="${label}"><strong>${label}</strong><ul>!${topics.map((topic) => hotTopic(page, topic))}</ul></nav>`;
}

function bodyElement(page: Page, element: BodyElement): string {
  switch (element.type) {
    case 'heading':
      return heading(element.tag, element.text);
    case 'paragraph':
      return paragraph(element.text);
    case 'listing':
      return listing(element.tag, element.items);
    case 'quote':
      return quote(element.text, element.author);
    case 'image':
      return figure(page, imageOf(element.illustration), element.caption, element.signature);
    case 'hot-topics':
      return hotTopics(page, element.topics, 'Més sobre este tema');
    default: {
      const { type } = element as { type: unknown };
      console.warn(`Body element of unknown type ignored: ${String(type)}`);
      return '';
    }
  }
}

/** The body of a content. A type that is not known is left out and logged (BODY-04). */
export function body(page: Page, elements: BodyElement[]): string {
  return elements.map((element) => bodyElement(page, element)).join('\n');
}
