import { keepAttribute, keptOf, releaseAttribute } from './kept-attributes.ts';

/** Reversible changes of a server element. */
export interface NodeEdits {
  /** Null removes the attribute. */
  attribute(name: string, value: string | null): void;
  listen<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ): void;
}

/** Original values of attributes, by name. Stored in an attribute, because a clone copies nothing else. */
const WAS = 'data-ap-was';
type Before = Record<string, string | null>;

const parse = (text: string | null | undefined): Before => JSON.parse(text ?? '{}');
const readBefore = (node: Element) => parse(keptOf(node)?.[WAS]);

function writeBefore(node: Element, before: Before): void {
  if (Object.keys(before).length) keepAttribute(node, WAS, JSON.stringify(before));
  else releaseAttribute(node, WAS);
}

export function editsOf(node: HTMLElement): NodeEdits & { undo(): void } {
  const undos: (() => void)[] = [];
  return {
    attribute(name, value) {
      undoCopied(node);
      const now = node.getAttribute(name);
      if (now === value) return;
      const before = readBefore(node);
      const isFirst = !(name in before);
      if (isFirst) writeBefore(node, { ...before, [name]: now });
      keepAttribute(node, name, value);
      undos.push(() => {
        if (!isFirst) {
          keepAttribute(node, name, now);
          return;
        }
        const { [name]: was = null, ...others } = readBefore(node);
        releaseAttribute(node, name, was);
        writeBefore(node, others);
      });
    },
    listen(type, listener, options) {
      node.addEventListener(type, listener, options);
      undos.push(() => node.removeEventListener(type, listener, options));
    },
    undo: () => {
      for (const undo of undos.reverse()) undo();
    },
  };
}

/** Undoes the edits that a clone has copied from an edited element, but none made on the clone itself. */
export function undoCopied(node: HTMLElement): void {
  if (keptOf(node)?.[WAS]) return;
  for (const [name, value] of Object.entries(parse(node.getAttribute(WAS))))
    releaseAttribute(node, name, value);
  releaseAttribute(node, WAS);
}
