import { randomUUID } from 'node:crypto';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { Banner } from '../../banners/banners.ts';
import { type BannerFields, longest, noFields } from '../../banners/read-fields.ts';
import { newsroomDocument } from '../newsroom/newsroom-document.ts';
import { link, type Page } from '../page.ts';

type Kind = Banner['kind'];

/** Form of a banner with an error, and the reason. */
export interface Refused {
  kind: Kind;
  fields: BannerFields;
  problem: string;
}

const words: Record<Kind, { title: string; publish: string; none: string; about: string }> = {
  alert: {
    title: 'Avisos',
    publish: 'Publiqueu l’avís',
    none: 'No n’hi ha cap.',
    about: 'Ixen damunt de totes les pàgines, una vegada per visita, i s’amaguen sols.',
  },
  'last-hour': {
    title: 'Última hora',
    publish: 'Publiqueu l’última hora',
    none: 'No n’hi ha.',
    about:
      'Està dalt de totes les pàgines fins que la retireu o cada lector la tanca. Una de nova ocupa el lloc de l’anterior.',
  },
};

const labels: Record<keyof BannerFields, string> = {
  title: 'Títol',
  text: 'Text',
  href: 'Enllaç',
  link_title: 'Títol de l’enllaç',
  link_target: 'On s’obri l’enllaç',
  link_rel: 'Relació de l’enllaç (rel)',
  image: 'Imatge (adreça)',
  image_alt: 'Què es veu en la imatge',
};

const fieldsOf: Record<Kind, (keyof BannerFields)[]> = {
  alert: ['title', 'text', 'href', 'link_title', 'link_target', 'link_rel', 'image', 'image_alt'],
  'last-hour': ['title', 'text', 'href'],
};

function field(kind: Kind, name: keyof BannerFields, value: string): SafeHtml {
  const id = `${kind}-${name}`;
  if (name === 'link_target')
    return html`<p><label for="${id}">${labels[name]}</label>
    <select id="${id}" name="${name}"><option value="">En la mateixa finestra</option><option value="_blank"${value === '_blank' && ' selected'}>En una finestra nova</option></select></p>`;
  return html`<p><label for="${id}">${labels[name]}</label>
    <input id="${id}" name="${name}" value="${value}" maxlength="${longest[name]}" /></p>`;
}

function published(page: Page, { id, title, text }: Banner): SafeHtml {
  const name = title || text;
  return html`<li>
    <p><strong>${name}</strong></p>
    ${title && text ? html`<p>${text}</p>` : ''}
    <form method="post" action="${link(page, '/redaccio/avisos/retirar')}">
      <input type="hidden" name="id" value="${id}" />
      <button class="ap-button ap-quiet" aria-label="Retireu: ${name}">Retireu</button>
    </form>
  </li>`;
}

function section(page: Page, kind: Kind, banners: readonly Banner[], refused: Refused | undefined): SafeHtml {
  const { title, publish, none, about } = words[kind];
  const mine = banners.filter((banner) => banner.kind === kind);
  const tried = refused?.kind === kind ? refused : undefined;
  const values = tried?.fields ?? noFields;
  return html`<section aria-labelledby="${kind}">
    <h2 id="${kind}">${title}</h2>
    <p>${about}</p>
    ${tried ? html`<p class="ap-alert" role="alert">${tried.problem}</p>` : ''}
    <form class="nr-form" method="post" action="${link(page, `/redaccio/avisos?tipus=${kind}`)}">
      <input type="hidden" name="key" value="${randomUUID()}" />
      ${fieldsOf[kind].map((name) => field(kind, name, values[name]))}
      <p><button class="ap-button">${publish}</button></p>
    </form>
    <h3>Publicat ara</h3>
    ${mine.length ? html`<ul class="nr-banners">${mine.map((banner) => published(page, banner))}</ul>` : html`<p>${none}</p>`}
  </section>`;
}

/** Page for publishing and withdrawing the newsroom's banners; it works without a script. */
export function bannersPage(
  page: Page,
  { banners, name, refused }: { banners: readonly Banner[]; name: string; refused?: Refused | undefined },
): SafeHtml {
  const main = html`<div class="nr-desk-banners">
      <div class="nr-title"><h1>Avisos i última hora</h1></div>
      <div class="nr-columns">
        ${section(page, 'alert', banners, refused)}
        ${section(page, 'last-hour', banners, refused)}
      </div>
    </div>`;
  return newsroomDocument(page, { title: 'Avisos i última hora', name, desk: 'avisos', main });
}
