import { sanitise } from './sanitise.ts';
import { attributesOf, type ElementView, type View } from './view.ts';

/** Builds the DOM nodes of a view; several views give a fragment. */
export function toNodes(view: ElementView): HTMLElement;
export function toNodes(view: View | readonly View[]): Node;
export function toNodes(view: View | readonly View[]): Node {
  if (typeof view === 'string') return document.createTextNode(view);
  if ('html' in view) return sanitise(view.html);
  if (!('tag' in view)) {
    const fragment = document.createDocumentFragment();
    for (const one of view) fragment.append(toNodes(one));
    return fragment;
  }
  const element = document.createElement(view.tag);
  for (const [name, value] of attributesOf(view)) element.setAttribute(name, value);
  for (const child of view.children) element.append(toNodes(child));
  return element;
}
