import type { SessionChange } from '../../../src/session/user.types.ts';

/**
 * Prints the card once its fonts and its photo have loaded. Without this script the browser's own command prints it.
 */
const button = document.querySelector<HTMLButtonElement>('[data-print]');
const without = document.querySelector<HTMLElement>('.without-script');

async function printCard(): Promise<void> {
  await document.fonts.ready;
  const images = [...document.querySelectorAll<HTMLImageElement>('.member-card img')];
  await Promise.allSettled(images.map((image) => image.decode()));
  print();
}

if (button) {
  button.hidden = false;
  button.addEventListener('click', printCard);
}
if (without) without.hidden = true;
// a press on «Imprimiu» in the child's card starts the print
if (button && location.hash === '#imprimeix') {
  history.replaceState(history.state, '', location.pathname + location.search); // a reload prints nothing
  printCard();
}

/**
 * Reloads when the user changes, also in another tab, and when Back restores the page: only the server knows who may
 * see the card.
 */
document.addEventListener('ap-session-change', (event) => {
  const { user, previousId } = (event as CustomEvent<SessionChange>).detail;
  if ((user?.id ?? null) !== previousId) location.reload();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
