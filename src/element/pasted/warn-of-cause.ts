import { type Warned, warnEditor } from '../warn.ts';

/**
 * Warns the editor of a cause: the notes about its effects on the element go, and no further ones come.
 * @param effect the one note that the cause explains; by default all
 */
export function warnOfCause(element: Warned, text: string, effect?: string): void {
  let before = element.previousElementSibling;
  while (before?.matches('.ap-note')) {
    const note = before;
    before = note.previousElementSibling;
    if (effect === undefined || note.textContent === effect) note.remove();
  }
  warnEditor(element, text);
  if (effect === undefined) element.apWarned = { add: () => {}, has: () => true };
  else element.apWarned?.add(effect);
}
