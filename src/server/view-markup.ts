import type { View } from '../content/view.ts';
import { toHtml } from '../content/view-html.ts';
import { raw, type SafeHtml } from './html.ts';

/** Markup of a view; nothing for a missing or an empty one. */
export function viewMarkup(view: View | readonly View[] | undefined): SafeHtml | '' {
  const markup = toHtml(view ?? []);
  // toHtml escapes texts and attributes, and sanitises the html of editors
  return markup && raw(markup);
}
