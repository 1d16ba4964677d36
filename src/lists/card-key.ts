/** Links of the tags within a card lead to the login, or to other networks. */
const isOwn = (link: Element) => !link.closest('ap-favourite-button, ap-share-bar');

/** The link that a card leads to. */
export const cardLink = (card: Element): HTMLAnchorElement | undefined =>
  [...card.querySelectorAll<HTMLAnchorElement>('a[href]')].find(isOwn);

/** What tells one card from another: its `data-id`, else its first link (LIST-28). Without either it is like no other. */
export function cardKey(card: Element): string | undefined {
  const marked = card.matches('[data-id]') ? card : card.querySelector('[data-id]');
  return marked?.getAttribute('data-id') ?? cardLink(card)?.getAttribute('href') ?? undefined;
}
