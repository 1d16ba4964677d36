import { type Warned, warnEditor } from '../warn.ts';

/**
 * Warns the editor of a cause: the notes about its effects on the element go, and no further ones come.
 * @param effect beginning of the notes that the cause explains; by default of all
 */
export function warnOfCause(element: Warned, text: string, effect = ''): void {
  if (element.apWarned?.has(text)) return;
  let before = element.previousElementSibling;
  while (before?.matches('.ap-note')) {
    const note = before;
    before = note.previousElementSibling;
    if (note.textContent?.startsWith(effect)) note.remove();
  }
  warnEditor(element, text);
  const seen = element.apWarned;
  element.apWarned = {
    add: (other) => seen?.add(other),
    has: (other) => other.startsWith(effect) || seen?.has(other) === true,
  };
}
