import { editsOf } from '../../src/element/node-edits.ts';
import { readDocument } from '../../src/page/read-document.ts';

const parentOf = (node: Element): Element | null =>
  node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;

/**
 * Lets only these elements take focus and pointer: all the rest of the page is inert until the answer is called.
 */
export function isolate(kept: readonly Element[]): () => void {
  const path = new Set<Element>();
  for (const node of kept)
    for (let one: Element | null = node; one && one !== readDocument('body'); one = parentOf(one))
      path.add(one);

  const rested: ReturnType<typeof editsOf>[] = [];
  for (const node of path)
    for (const beside of node.parentNode?.children ?? []) {
      if (path.has(beside) || !(beside instanceof HTMLElement) || beside.inert) continue;
      const edits = editsOf(beside);
      edits.attribute('inert', '');
      rested.push(edits);
    }
  return () => {
    for (const { undo } of rested) undo();
  };
}
