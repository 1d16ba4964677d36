import { queryPage } from '../page/query-page.ts';

const OURS = 'ap-player';
const MEDIA = 'video, audio';

/**
 * The player that a page names, which may be a part of what it names, or the first of the page. One of ours is meant before the
 * browser's own.
 * @returns also what is named where there is no player in it: it may hear the events of one
 */
export function findPlayer(selector: string | undefined): HTMLElement | null {
  const named = selector ? queryPage(selector) : document.documentElement;
  if (!named || named.matches(`${OURS}, ${MEDIA}`)) return named;
  const within = named.querySelector<HTMLElement>(OURS) ?? named.querySelector<HTMLElement>(MEDIA);
  return within ?? (selector ? named : null);
}
