type Attributes = Record<string, string | number | boolean | undefined | ((event: Event) => void)>;

/** An element with attributes, listeners (functions, by the name of their event) and children. Nothing is ever read as html. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  element.append(...children);
  return element;
}

export function button(
  label: string,
  action: () => void,
  { quiet = true, ...attributes }: { quiet?: boolean } & Attributes = {},
): HTMLButtonElement {
  const look = quiet ? 'ap-button ap-quiet nr-button' : 'ap-button nr-button';
  return el('button', { type: 'button', class: look, click: action, ...attributes }, label);
}

let count = 0;
/** An id that the page does not have yet. */
export function freshId(): string {
  count += 1;
  return `nr-${count}`;
}

/** 128 random bits as text; `randomUUID` is only where the connection is safe. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
