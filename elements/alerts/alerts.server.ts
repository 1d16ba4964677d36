import { safeUrl } from '../../src/content/safe-url.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './alerts.element.ts';
import type { AlertData, AlertImage, AlertLink } from './alerts.types.ts';

export interface AlertsData {
  alerts: readonly AlertData[];
  timeout?: number;
}

function titleOf(title: string, link: AlertLink | undefined): SafeHtml {
  const href = safeUrl(link?.href);
  const strong = html`<strong>${title}</strong>`;
  if (href === undefined) return strong;
  const { rel, target, title: more } = link ?? {};
  const others = Object.entries({ rel, target, title: more }).flatMap(([name, value]) =>
    value ? [html` ${name}="${value}"`] : [],
  );
  return html`<a href="${href}"${others}>${strong}</a>`;
}

function imageOf(image: AlertImage | undefined): SafeHtml | '' {
  const src = safeUrl(image?.url);
  return src === undefined ? '' : html`<img src="${src}" alt="${image?.alt ?? ''}" width="64" height="64">`;
}

const article = ({ id, title, text, link, image }: AlertData): SafeHtml => html`
  <article class="ap-alerts-item" data-alert-id="${id}">${imageOf(image)}<p>${titleOf(title || text, link)}</p>${title && text ? html`<p>${text}</p>` : ''}</article>`;

/** Renders `<ap-alerts>` with all its alerts, which need no script; empty without alerts. */
export function alertsTag({ alerts, timeout }: AlertsData): SafeHtml | '' {
  if (alerts.length === 0) return '';
  return tag(contract, { timeout }, html`${alerts.map(article)}\n`);
}

export const sample: AlertsData = {
  alerts: [
    {
      id: 'pluja-24',
      title: 'Alerta per pluja',
      text: 'Esta vesprada s’esperen pluges fortes a la costa. Eviteu els barrancs.',
      link: { href: '/noticies/de-tot-un-poc-una-vesprada-de-pluja', title: 'Tota la informació' },
    },
  ],
};
