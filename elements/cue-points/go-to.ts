const OURS = 'ap-player';
const MEDIA = 'video, audio';

/** Player id in an `ap-seek` event; null for the first player of the page. */
export const playerIdOf = (player: Element | null): string | null =>
  player && player !== document.querySelector(OURS) ? player.id || null : null;

const mediaOf = (player: Element) =>
  player instanceof HTMLMediaElement ? player : player.querySelector<HTMLMediaElement>(MEDIA);

/** A player of ours that is on its way, and where the server has written none that could play meanwhile. */
export const isComing = (player: Element | null): player is HTMLElement =>
  player instanceof HTMLElement &&
  player.matches(OURS) &&
  /waiting|loading/.test(player.dataset.apState ?? '') &&
  !mediaOf(player);

/**
 * Sees to it that a player goes to a second, where `ap-seek` alone does not: before its code has come, and where it is the
 * browser's own.
 * @returns whether somebody goes there; else the link does
 */
export function goTo(player: Element | null, seconds: number): boolean {
  if (!player) return false;
  const isOurs = player.matches(OURS);
  if (isOurs && (player as HTMLElement).dataset.apState === 'ready') return true;
  const media = mediaOf(player);
  // what a page names that is no player of ours hears the event
  if (!media) return !isOurs;
  media.currentTime = seconds;
  media.play().catch(() => {}); // it says so itself
  return true;
}
