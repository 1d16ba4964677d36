/** Warnings about each element, so that each is given once. */
const warned = new WeakMap<Element, Set<string>>();

/**
 * Warns an editor of a problem with an element, each one once: in the console always, and on the page before the
 * element if `<ap-config preview>` is set (BEY-28).
 */
export function warnEditor(element: Element, text: string): void {
  const seen = warned.get(element) ?? new Set();
  warned.set(element, seen);
  if (seen.has(text)) return;
  seen.add(text);
  console.warn(text, element);
  if (!document.querySelector('ap-config[preview]:not([preview="false"])')) return;
  const note = document.createElement('p');
  note.className = 'ap-note';
  note.setAttribute('role', 'note');
  note.textContent = text;
  element.before(note);
}

/** Warns of a wrong attribute value, once per host and value. */
export function warnAttribute(host: Element, attribute: string, value: string, expected: string): void {
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  warnEditor(host, `<${host.localName}> ${attribute}="${shown}": s’esperava ${expected}.`);
}
