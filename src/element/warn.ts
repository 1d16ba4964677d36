const told = new WeakMap<Element, Set<string>>();

/**
 * Tells an editor, once per host and value, what is wrong with an attribute: in the console always,
 * and on the page where `<ap-config preview>` asks for it (BEY-28).
 */
export function warnAttribute(host: Element, attribute: string, value: string, expected: string): void {
  const seen = told.get(host) ?? new Set();
  told.set(host, seen);
  if (seen.has(attribute + value)) return;
  seen.add(attribute + value);
  const shown = value.length > 40 ? `${value.slice(0, 40)}…` : value;
  const text = `<${host.localName}> ${attribute}="${shown}": s’esperava ${expected}.`;
  console.warn(text);
  if (!document.querySelector('ap-config[preview]:not([preview="false"])')) return;
  const note = document.createElement('p');
  note.className = 'ap-note';
  note.setAttribute('role', 'note');
  note.textContent = text;
  host.before(note);
}
