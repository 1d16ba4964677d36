import { button, el, freshId } from './newsroom-dom.ts';

/**
 * Asks for confirmation of a change that readers notice at once.
 * @returns true if confirmed; Escape cancels
 */
export function confirmed(question: string, detail: string, yes: string): Promise<boolean> {
  const id = freshId();
  const dialog = el(
    'dialog',
    { class: 'nr-dialog', 'aria-labelledby': id },
    el('h2', { id }, question),
    el('p', {}, detail),
    el(
      'div',
      { class: 'ap-actions' },
      button(yes, () => dialog.close('yes'), { quiet: false }),
      button('No, deixeu-ho', () => dialog.close('')),
    ),
  );
  document.body.append(dialog);
  const before = document.activeElement;
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
