import type { AlertData } from './alerts.types.ts';

export interface Banner {
  alert: AlertData;
  /** Its room stays until the last one goes, so that none moves from under a press. */
  isGone: boolean;
}

/** Alerts to show, or the id of the alert to hide. */
type BannersEvent = { show: readonly AlertData[] } | { hide: string };

/** The same banners where the event changes nothing: who is gone does not go again. */
export function nextBanners(banners: readonly Banner[], event: BannersEvent): readonly Banner[] {
  if ('show' in event) return [...banners, ...event.show.map((alert) => ({ alert, isGone: false }))];
  const isMeant = ({ alert, isGone }: Banner) => alert.id === event.hide && !isGone;
  if (!banners.some(isMeant)) return banners;
  const left = banners.map((banner) => (isMeant(banner) ? { ...banner, isGone: true } : banner));
  return left.every(({ isGone }) => isGone) ? [] : left;
}
