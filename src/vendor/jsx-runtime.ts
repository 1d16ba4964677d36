/**
 * ES module face of react's JSX runtime for the build, with a guard against page translation (BEY-26):
 * translators replace text nodes, and React then fails to update or remove text that stands beside elements.
 * Several texts in one element become one; a text beside elements gets a span of its own.
 */
import runtime from 'jsx-runtime-original';

export const Fragment = runtime.Fragment;

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';
const isNothing = (child: unknown) => child === null || child === undefined || typeof child === 'boolean';

/** Children of one element, positions kept so that React recognises them at the next render. */
export function guardTexts(children: readonly unknown[]): unknown {
  const texts = children.filter(isText);
  if (!texts.length) return children;
  if (children.every((child) => isText(child) || isNothing(child))) return texts.join('');
  return children.map((child) => (isText(child) ? runtime.jsx('span', { children: String(child) }) : child));
}

export const jsx = runtime.jsx;

export function jsxs(type: unknown, props: { children: readonly unknown[] }, key?: string) {
  if (typeof type !== 'string' && type !== Fragment) return runtime.jsxs(type, props, key);
  const children = guardTexts(props.children);
  return (Array.isArray(children) ? runtime.jsxs : runtime.jsx)(type, { ...props, children }, key);
}
