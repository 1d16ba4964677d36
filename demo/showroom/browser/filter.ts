import { isMatch, leftText } from './matching.ts';

/**
 * Filters the list of tags while the user types, with the same results as the server. The address is updated, so that
 * a reload, Back and a copied link show the same list.
 */
export function startFilter(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-filter]');
  const field = form?.querySelector<HTMLInputElement>('input[type=search]');
  const said = document.querySelector('[data-left]');
  if (!form || !field || !said) return;
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')];
  const groups = [...document.querySelectorAll<HTMLElement>('[data-group]')];

  const filter = () => {
    const wish = field.value;
    for (const card of cards) card.hidden = !isMatch(card.dataset.card ?? '', wish);
    for (const group of groups) {
      group.hidden = !group.querySelector('[data-card]:not([hidden])');
      const link = document.querySelector(`a[href="#${group.getAttribute('aria-labelledby')}"]`);
      link?.parentElement?.toggleAttribute('hidden', group.hidden);
    }
    said.textContent = leftText(cards.filter(({ hidden }) => !hidden).length, cards.length, wish);
    keepInAddress(wish);
  };
  field.addEventListener('input', filter);
  // text typed before the script loaded
  if (field.value !== field.defaultValue) filter();
  form.addEventListener('submit', (event) => event.preventDefault());
  form.querySelector('button')?.remove();
}

function keepInAddress(wish: string): void {
  const address = new URL(location.href);
  if (wish.trim() === '') address.searchParams.delete('cerca');
  else address.searchParams.set('cerca', wish);
  history.replaceState(history.state, '', address);
}
