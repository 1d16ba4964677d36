import { alertsTag } from '../../../../elements/alerts/alerts.server.ts';
import { lastHourTag } from '../../../../elements/last-hour/last-hour.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { dataLink, link, type Page } from '../page.ts';

function alertsOf(page: Page): SafeHtml | '' {
  const alerts = (page.banners ?? []).filter(({ kind }) => kind === 'alert');
  return alertsTag({
    alerts: alerts.map(
      ({ id, title, text, href, link_rel, link_target, link_title, image, image_alt: alt }) => {
        const address = href ? dataLink(page, href) : undefined;
        const leads = address && { href: address, rel: link_rel, target: link_target, title: link_title };
        const url = image ? dataLink(page, image) : undefined;
        return { id, title, text, link: leads, image: url && { url, alt } };
      },
    ) as Parameters<typeof alertsTag>[0]['alerts'],
  });
}

/** Banners of the newsroom on every page of a site: the last hour and its warnings. */
export function pageBanners(page: Page): SafeHtml {
  const lastHour = page.banners?.find(({ kind }) => kind === 'last-hour');
  const band = lastHour
    ? html`${lastHourTag({ ...lastHour, href: lastHour.href ? dataLink(page, lastHour.href) : undefined })}
    <script src="${link(page, '/assets/closed-last-hour.js')}"></script>`
    : '';
  return html`${band}${alertsOf(page)}`;
}
