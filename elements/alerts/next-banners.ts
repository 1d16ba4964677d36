import type { AlertData } from './alerts.types.ts';

export interface Banner {
  alert: AlertData;
  /** Hidden; its space stays until the last alert is hidden, so that none moves under a press. */
  isGone: boolean;
}

/** Alerts to show, or the id of the alert to hide. */
type BannersEvent = { show: readonly AlertData[] } | { hide: string };

/** Returns the same array when the event changes nothing, such as hiding an alert twice. */
export function nextBanners(banners: readonly Banner[], event: BannersEvent): readonly Banner[] {
  if ('show' in event) return [...banners, ...event.show.map((alert) => ({ alert, isGone: false }))];
  const isMeant = ({ alert, isGone }: Banner) => alert.id === event.hide && !isGone;
  if (!banners.some(isMeant)) return banners;
  const left = banners.map((banner) => (isMeant(banner) ? { ...banner, isGone: true } : banner));
  return left.every(({ isGone }) => isGone) ? [] : left;
}
