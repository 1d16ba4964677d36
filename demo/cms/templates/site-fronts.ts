import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { Illustration } from '../content/content.types.ts';
import { frontIllustrations } from '../content/fronts.ts';
import { imageOf } from '../pictures/clip.ts';
import { section } from './front-page.ts';
import { layout } from './layout.ts';
import { cardsOf, wordSheet } from './list-pages.ts';
import { link, type Page } from './page.ts';
import { picture } from './picture.ts';

function hero(
  page: Page,
  {
    title,
    text,
    illustration,
    actions,
  }: { title: string; text: string; illustration: Illustration; actions: SafeHtml },
): SafeHtml {
  return html`<section class="hero">
    <div><h1>${title}</h1><p class="lead">${text}</p><p class="actions">${actions}</p></div>
    <div class="card-picture">${picture(page, imageOf(illustration), 'front', true)}</div>
  </section>`;
}

/** Front of the children's club, in words for children. */
export function clubFront(page: Page): SafeHtml {
  const main = html`<div class="wrap">
    ${hero(page, {
      title: 'Hola, colla! Què fem hui?',
      text: 'Juga, retalla, mira i pregunta. Ací tot es pot tocar i res no es trenca.',
      illustration: frontIllustrations.club,
      actions: html`<a class="ap-button" href="${link(page, '/lacolla/jocs')}">Vull jugar</a>`,
    })}
    ${section('jocs', 'Juga i inventa', html`<div class="cards">${cardsOf(page, 'game', { hasLead: true })}</div>`)}
    ${section('videos', 'Mira', html`<div class="cards">${cardsOf(page, 'video')}</div>`)}
    ${section(
      'carnet',
      'Fes-te de La Colla',
      html`<div class="sheet"><p class="lead">Amb el carnet tindràs el teu número, un PIN secret i una felicitació el dia del teu aniversari.</p><p>Demana a ton pare, a ta mare o a qui et cuida que t’ajude: són ells els que fan el registre.</p><p><a class="ap-button" href="${link(page, '/acces?site=lacolla')}">Com s’entra</a></p></div>`,
    )}
  </div>`;
  return layout(page, {
    title: page.site.title,
    description: 'Jocs, manualitats i vídeos per a xiquetes i xiquets: el club infantil d’Apunt.',
    path: '/lacolla',
    main,
  });
}

/** Front of the language site. */
export function languageFront(page: Page): SafeHtml {
  const main = html`<div class="wrap">
    ${hero(page, {
      title: 'Apreneu valencià amb el que ja escolteu',
      text: 'Lliçons de menys d’un quart d’hora fetes amb trossos de ràdio i de televisió.',
      illustration: frontIllustrations.language,
      actions: html`<a class="ap-button" href="${link(page, '/apunts/llicons')}">Trieu una lliçó</a>`,
    })}
    ${section('llicons', 'Lliçons', html`<div class="cards">${cardsOf(page, 'lesson', { hasLead: true })}</div>`)}
    <div class="columns">
      ${section('escolteu', 'Escolteu', cardsOf(page, 'audio'))}
      ${section('paraula', 'Paraula del dia', wordSheet())}
    </div>
  </div>`;
  return layout(page, {
    title: page.site.title,
    description: 'Lliçons curtes per a aprendre valencià amb la ràdio i la televisió.',
    path: '/apunts',
    main,
  });
}
