/** Excludes links of tags within a card: they lead to the login, or to other networks. */
const isOwn = (link: Element) => !link.closest('ap-favourite-button, ap-share-bar');

/** The link that a card leads to. */
export const cardLink = (card: Element): HTMLAnchorElement | undefined =>
  [...card.querySelectorAll<HTMLAnchorElement>('a[href]')].find(isOwn);

/** Identity of a card: its `data-id`, else its first link (LIST-28). A card without either equals no other. */
export function cardKey(card: Element): string | undefined {
  const marked = card.matches('[data-id]') ? card : card.querySelector('[data-id]');
  return marked?.getAttribute('data-id') ?? cardLink(card)?.getAttribute('href') ?? undefined;
}
