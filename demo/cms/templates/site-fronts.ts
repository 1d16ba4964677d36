import { html } from '../../../src/server/html.ts';
import { contentsOf } from '../content/contents.ts';
import { clubGames, type FrontTile, frontIllustrations, lessons, wordOfTheDay } from '../content/fronts.ts';
import { imageOf } from '../pictures/clip.ts';
import { audioRow, contentCard } from './card.ts';
import { section } from './front-page.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';
import { picture } from './picture.ts';

function hero(
  page: Page,
  { title, text, illustration, actions }: Omit<FrontTile, 'kicker'> & { actions: string },
): string {
  return html`<section class="hero">
    <div><h1>${title}</h1><p class="lead">${text}</p><p class="actions">!${actions}</p></div>
    <div class="card-picture">!${picture(page, imageOf(illustration), 'front', true)}</div>
  </section>`;
}

function tile(page: Page, { kicker, title, text, illustration }: FrontTile): string {
  return html`<article class="card">
    <div class="card-picture">!${picture(page, imageOf(illustration), 'card')}</div>
    <div class="card-text"><p class="kicker">${kicker}</p><h3>${title}</h3><p class="summary">${text}</p></div>
  </article>`;
}

/** Front of the children's club, which speaks to children. */
export function clubFront(page: Page): string {
  const videos = contentsOf('video').filter(({ slug }) => slug !== 'assaig-general');
  const main = html`<div class="wrap">
    !${hero(page, {
      title: 'Hola, colla! Què fem hui?',
      text: 'Juga, retalla, mira i pregunta. Ací tot es pot tocar i res no es trenca.',
      illustration: frontIllustrations.club,
      actions: html`<a class="ap-button" href="#jocs">Vull jugar</a>`,
    })}
    !${section('jocs', 'Juga i inventa', html`<div class="cards">!${clubGames.map((game) => tile(page, game))}</div>`)}
    !${section('videos', 'Mira', html`<div class="cards">!${videos.map((content) => contentCard(page, content))}</div>`)}
    !${section(
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
export function languageFront(page: Page): string {
  const { word, meaning, example } = wordOfTheDay;
  const main = html`<div class="wrap">
    !${hero(page, {
      title: 'Apreneu valencià amb el que ja escolteu',
      text: 'Lliçons de menys d’un quart d’hora fetes amb trossos de ràdio i de televisió.',
      illustration: frontIllustrations.language,
      actions: html`<a class="ap-button" href="#llicons">Trieu una lliçó</a>`,
    })}
    !${section('llicons', 'Lliçons', html`<div class="cards">!${lessons.map((lesson) => tile(page, lesson))}</div>`)}
    <div class="columns">
      !${section(
        'escolteu',
        'Escolteu',
        contentsOf('audio').map((content) => audioRow(page, content)),
      )}
      !${section('paraula', 'Paraula del dia', html`<div class="sheet"><p class="word"><dfn>${word}</dfn></p><p>${meaning}</p><p class="muted">${example}</p></div>`)}
    </div>
  </div>`;
  return layout(page, {
    title: page.site.title,
    description: 'Lliçons curtes per a aprendre valencià amb la ràdio i la televisió.',
    path: '/apunts',
    main,
  });
}
