/**
 * Element with the warnings that it has got, so that each is given once. They are a property of the element, so that
 * the code for preview can suppress some (`pasted/warn-of-cause.ts`) without an export of the core.
 */
export type Warned = Element & {
  apWarned?: { add(text: string): unknown; has(text: string): boolean };
};

/**
 * Warns an editor of a problem with an element, each one once: in the console always, and on the page before the
 * element if `<ap-config preview>` is set (BEY-28).
 */
export function warnEditor(element: Warned, text: string): void {
  element.apWarned ??= new Set();
  const seen = element.apWarned;
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
