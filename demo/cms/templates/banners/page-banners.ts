import { alertsTag } from '../../../../elements/alerts/alerts.server.ts';
import { dataLink, type Page } from '../page.ts';

/** The warnings of the newsroom, on every page of a site. */
export function pageBanners(page: Page): string {
  const alerts = (page.banners ?? []).filter(({ kind }) => kind === 'alert');
  return alertsTag({
    alerts: alerts.map(({ id, title, text, href, image, image_alt: alt }) => {
      const address = href ? dataLink(page, href) : undefined;
      const url = image ? dataLink(page, image) : undefined;
      return { id, title, text, link: address && { href: address }, image: url && { url, alt } };
    }) as Parameters<typeof alertsTag>[0]['alerts'],
  });
}
