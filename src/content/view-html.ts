import { printHtml } from './print-html.ts';
import { attributesOf, type View } from './view.ts';

const empty = new Set(['img', 'input', 'source', 'track']);
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Html of a view, for the server: parsed, it equals the output of `toNodes`. */
export function toHtml(view: View | readonly View[]): string {
  if (typeof view === 'string') return escapeText(view);
  if ('html' in view) return printHtml(view.html);
  if (!('tag' in view)) return view.map(toHtml).join('');
  const attributes = attributesOf(view).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const start = `<${view.tag}${attributes.join('')}>`;
  return empty.has(view.tag) ? start : `${start}${toHtml(view.children)}</${view.tag}>`;
}
