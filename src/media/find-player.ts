import { queryPage } from '../page/query-page.ts';

const OURS = 'ap-player';
const MEDIA = 'video, audio';

/**
 * Finds the player for a page's selector, also inside the selected element, or the first of the page. Our players
 * take precedence over native ones.
 * @returns the selected element if no player is inside, since it may receive the events of one
 */
export function findPlayer(selector: string | undefined): HTMLElement | null {
  const named = selector ? queryPage(selector) : document.documentElement;
  if (!named || named.matches(`${OURS}, ${MEDIA}`)) return named;
  const within = named.querySelector<HTMLElement>(OURS) ?? named.querySelector<HTMLElement>(MEDIA);
  return within ?? (selector ? named : null);
}
