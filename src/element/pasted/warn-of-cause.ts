import { type Warned, warnEditor } from '../warn.ts';

/** Warns the editor of a cause: the notes about its effects on the element go, and no further ones come. */
export function warnOfCause(element: Warned, text: string): void {
  let before = element.previousElementSibling;
  while (before?.matches('.ap-note')) {
    const effect = before;
    before = effect.previousElementSibling;
    effect.remove();
  }
  warnEditor(element, text);
  element.apWarned = { add: () => {}, has: () => true };
}
