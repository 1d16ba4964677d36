const KEPT = Symbol.for('ap.kept');

/** Values as the engine has set them, by name; null for an attribute that it has removed. */
type Kept = Record<string, string | null>;

/** Attributes that the engine holds on this very node: a clone carries none of them along, however many it shows. */
export const keptOf = (node: Node): Kept | undefined => (node as Node & { [KEPT]?: Kept })[KEPT];

const write = (node: Element, name: string, value: string | null) =>
  value === null ? node.removeAttribute(name) : node.setAttribute(name, value);

/**
 * Sets an attribute, or removes it (null), and notes that it must stay so: see `guard.part.ts`.
 * @returns what ends that, and removes it
 */
export function keepAttribute(node: Element, name: string, value: string | null): () => void {
  Object.assign(node, { [KEPT]: { ...keptOf(node), [name]: value } });
  write(node, name, value);
  return () => releaseAttribute(node, name);
}

/** Sets an attribute for the last time. It is the page's again. */
export function releaseAttribute(node: Element, name: string, value: string | null = null): void {
  delete keptOf(node)?.[name];
  write(node, name, value);
}
