import { toJson } from '../page/to-json.ts';
/** What may be done to a server's element. All of it is undone. */
export interface NodeEdits {
  /** Null takes the attribute away. */
  attribute(name: string, value: string | null): void;
  listen<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ): void;
}

/** Values of attributes as they were, by name: on the element itself, because a clone carries nothing else along. */
type Before = Record<string, string | null>;

const readBefore = (node: HTMLElement): Before => JSON.parse(node.dataset.apWas ?? '{}');

function writeBefore(node: HTMLElement, before: Before): void {
  if (Object.keys(before).length) node.dataset.apWas = toJson(before);
  else delete node.dataset.apWas;
}

const setOrRemove = (node: Element, name: string, value: string | null) =>
  value === null ? node.removeAttribute(name) : node.setAttribute(name, value);

export function editsOf(node: HTMLElement): NodeEdits & { undo(): void } {
  const undos: (() => void)[] = [];
  return {
    attribute(name, value) {
      const now = node.getAttribute(name);
      if (now === value) return;
      const before = readBefore(node);
      const isFirst = !(name in before);
      if (isFirst) writeBefore(node, { ...before, [name]: now });
      setOrRemove(node, name, value);
      undos.push(() => {
        setOrRemove(node, name, now);
        if (!isFirst) return;
        const { [name]: _, ...others } = readBefore(node);
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

/** Takes back the edits that a clone of an edited element has brought along. */
export function undoCopied(node: HTMLElement): void {
  for (const [name, value] of Object.entries(readBefore(node))) setOrRemove(node, name, value);
  delete node.dataset.apWas;
}
