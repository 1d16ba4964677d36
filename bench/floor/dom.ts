/** Makes an element with properties and children. */
export function make<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const node = Object.assign(document.createElement(name), properties);
  node.append(...children);
  return node;
}

/** Shows `content` in place of the server content, as the widgets do, so that the same base style fits. */
export function show(host: HTMLElement, ...content: Node[]): void {
  const place = make('div');
  place.dataset.apMount = '';
  place.append(...content);
  host.querySelector(':scope > [data-ap-mount]')?.remove();
  host.append(place);
  host.dataset.apState = 'ready';
}

/** 1284 → `1.284`. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
