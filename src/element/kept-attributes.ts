const KEPT = Symbol.for('ap.kept');

/** Values as the engine has set them, by name; null for an attribute that it has removed. */
type Kept = Record<string, string | null>;

/** Returns the attributes that the engine keeps on this node; a clone has none, whatever it shows. */
export const keptOf = (node: Node): Kept | undefined => (node as Node & { [KEPT]?: Kept })[KEPT];

const write = (node: Element, name: string, value: string | null) =>
  value === null ? node.removeAttribute(name) : node.setAttribute(name, value);

/**
 * Sets an attribute, or removes it (null), and marks it as kept: see `loader/guard.ts`.
 * @returns a function that stops keeping the attribute and removes it
 */
export function keepAttribute(node: Element, name: string, value: string | null): () => void {
  Object.assign(node, { [KEPT]: { ...keptOf(node), [name]: value } });
  write(node, name, value);
  return () => releaseAttribute(node, name);
}

/** Sets an attribute a last time, and leaves it to the page from then on. */
export function releaseAttribute(node: Element, name: string, value: string | null = null): void {
  delete keptOf(node)?.[name];
  write(node, name, value);
}
