import type { BodyElement, HotTopic } from '../../../src/content/body.types.ts';
import { type BodyContext, bodyViews, hotTopicsView, oncePerType } from '../../../src/content/body-views.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import { viewMarkup } from '../../../src/server/view-markup.ts';
import type { Page } from './page.ts';

const onUnknown = oncePerType((message) => console.warn(message));

/** Returns the context that renders the bodies of a page. */
export function bodyContext({ basePath }: Page): BodyContext {
  return { imageService: { base: basePath }, basePath, onUnknown };
}

/** Renders the body of a content, from the same views as the widgets (BODY-01..05). */
export function body(page: Page, elements: BodyElement[]): SafeHtml | '' {
  return viewMarkup(bodyViews(elements, bodyContext(page)));
}

/** T3: links with links below them (BODY-03). */
export function hotTopics(page: Page, topics: HotTopic[], label: string): SafeHtml | '' {
  return viewMarkup(hotTopicsView(topics, bodyContext(page), label));
}
