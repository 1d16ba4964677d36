import type { SessionChange } from '../../../src/session/user.types.ts';

/** Prints the card once its letters and its photo are there. Without this script the browser's own command does. */
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
  history.replaceState(history.state, '', location.pathname + location.search); // but a page that is read again prints nothing
  printCard();
}

/** The card goes with who leaves, also from another tab or a page that Back brings again: the server says who may see it. */
document.addEventListener('ap-session-change', (event) => {
  const { user, previousId } = (event as CustomEvent<SessionChange>).detail;
  if ((user?.id ?? null) !== previousId) location.reload();
});
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
