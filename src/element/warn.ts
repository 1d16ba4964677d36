const told = new WeakMap<Element, Set<string>>();

/**
 * Tells an editor what is wrong with an element, each thing once: in the console always, and on the page, before the element,
 * where `<ap-config preview>` asks for it (BEY-28).
 */
export function warnEditor(element: Element, text: string): void {
  const seen = told.get(element) ?? new Set();
  told.set(element, seen);
  if (seen.has(text)) return;
  seen.add(text);
  console.warn(text);
  if (!document.querySelector('ap-config[preview]:not([preview="false"])')) return;
  const note = document.createElement('p');
  note.className = 'ap-note';
  note.setAttribute('role', 'note');
  note.textContent = text;
  element.before(note);
}

/** The same of an attribute, once per host and value. */
export function warnAttribute(host: Element, attribute: string, value: string, expected: string): void {
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  warnEditor(host, `<${host.localName}> ${attribute}="${shown}": s’esperava ${expected}.`);
}
