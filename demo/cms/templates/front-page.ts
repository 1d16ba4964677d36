import { carouselTag } from '../../../elements/carousel/carousel.server.ts';
import type { Stream } from '../../../src/api/streaming.types.ts';
import type { ForecastAnswer } from '../../../src/api/weather.types.ts';
import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type { Call } from '../../api/participation/calls.ts';
import { catalogue } from '../content/catalogue/catalogue.ts';
import { contentsOf, pathOf } from '../content/contents.ts';
import { hotTopics as topics } from '../content/fronts.ts';
import { newsletters } from '../content/newsletters.ts';
import { type SiteInfo, sites } from '../content/sites.ts';
import { adOn } from './ads.ts';
import { hotTopics } from './body.ts';
import { contentCard, miniShowCard } from './card.ts';
import { formatDay } from './formats.ts';
import { layout } from './layout.ts';
import { cardsOf, weatherOn } from './list-pages.ts';
import { openingBlock } from './media/opening-block.ts';
import { mostReadPart } from './most-read.ts';
import { newsletterForm } from './newsletters/newsletter-page.ts';
import { link, type Page } from './page.ts';
import { texts as callTexts } from './participation/call.texts.ts';
import { callList } from './participation/call.ts';
import { type Poll, pollOn } from './poll.ts';
import { type NextShows, nextRows } from './schedule-page.ts';
import { streamsTag } from './streams.ts';

/** Section of a front page, with its title and the id for links of the navigation. */
export function section(id: string, title: string, content: HtmlValue): SafeHtml {
  return html`<section class="part" id="${id}" aria-labelledby="${id}-title">
    <h2 class="part-title" id="${id}-title">${title}</h2>
    ${content}
  </section>`;
}

function newsPart(page: Page): SafeHtml | '' {
  const [first, ...rest] = contentsOf('news');
  if (!first) return '';
  return html`<section id="noticies" aria-label="Notícies">
    ${contentCard(page, first, { layout: 'lead', level: 2, hasLead: true, isLead: true })}
    <div class="cards">${rest.slice(0, 3).map((content) => contentCard(page, content))}</div>
  </section>`;
}

function livePart(page: Page, streams: readonly Stream[], next: NextShows): SafeHtml {
  return html`<div class="band" data-site="apunt" data-theme="dark">
    <div class="wrap"><section class="part live-part" id="directes">${streamsTag(page, streams, '/')}
      <p class="live-ways"><a class="live-way" href="${link(page, '/directes/nit-de-les-campanes')}">La Nit de les Campanes, minut a minut</a><a class="live-way" href="${link(page, '/directes')}">Tots els directes</a></p>
      ${nextRows(page, next)}
    </section></div>
  </div>`;
}

/** Video section of the front page: one video to watch on the page, and links to more. */
function watchPart(page: Page): SafeHtml {
  const [first] = contentsOf('video');
  const opening = first && openingBlock(page, first, { path: pathOf(first), isElsewhere: true });
  const cards = cardsOf(page, 'video', { hasLead: true });
  return section(
    'a-la-carta',
    'A la carta',
    html`${opening && html`<div class="watch">${opening}<div><h3><a href="${link(page, pathOf(first))}">${first.title}</a></h3><p>${first.lead}</p></div></div>`}
    <div class="cards">${cards.slice(1, 4)}</div>`,
  );
}

/** Panel of another site of the broadcaster, in that site's own colours and fonts. */
function sitePanel(page: Page, site: SiteInfo, text: string, action: string): SafeHtml {
  return html`<section class="panel" data-site="${site.name}" aria-labelledby="panel-${site.name}">
    <h2 class="wordmark" id="panel-${site.name}">${site.wordmark}<i aria-hidden="true"></i></h2>
    <p>${text}</p>
    <p><a class="ap-button" href="${link(page, site.home)}">${action}</a></p>
  </section>`;
}

/** Contents that are nowhere else on the page: older news, and some contents of the other sites. */
function discoverPart(page: Page): SafeHtml {
  const found = [...contentsOf('news').slice(4), ...contentsOf('game'), ...contentsOf('lesson')];
  return html`<section class="part" id="descobriu" aria-labelledby="descobriu-title">${carouselTag({
    variant: 'recirculation',
    heading: html`<h2 class="part-title" id="descobriu-title">Per a descobrir</h2>`,
    slides: found.map((content) => contentCard(page, content)),
  })}</section>`;
}

/** Number of programmes shown on the front page. */
const MANY = 18;

/** Row of small programme cards, besides the best known programmes. */
function moreProgrammesPart(page: Page): SafeHtml {
  const programmes = catalogue.filter(({ kind }) => kind === 'programme').slice(0, MANY);
  return html`<section class="part" aria-labelledby="more-title">${carouselTag({
    variant: 'mini',
    heading: html`<h2 class="part-title" id="more-title">Més programes</h2>`,
    slides: programmes.map((content) => miniShowCard(page, content)),
  })}</section>`;
}

interface FrontData {
  poll: Poll | undefined;
  streams: readonly Stream[];
  next: NextShows;
  weather: ForecastAnswer | undefined;
  calls: readonly Call[];
}

/** Front page (ROUTE-01), with a selection of all contents of the broadcaster (SITE-01). */
export function frontPage(page: Page, { poll, streams, next, weather, calls }: FrontData): SafeHtml {
  const open = calls.filter(({ isOpen }) => isOpen);
  const main = html`<div class="wrap">
      <h1 class="hidden-text">Apunt, ${page.site.tagline}</h1>
      <div class="today"><b>${formatDay(page.now)}</b> ${hotTopics(page, topics, 'Temes del dia')}</div>
      ${newsPart(page)}
    </div>
    ${livePart(page, streams, next)}
    <div class="wrap">
      ${watchPart(page)}
      <div class="part">${adOn(page, 'portada')}</div>
      <div class="columns">
        ${section('audio', 'Per a escoltar', cardsOf(page, 'audio'))}
        ${poll ? html`<section class="sheet" aria-label="Enquesta">${pollOn(page, poll)}</section>` : ''}
      </div>
      ${discoverPart(page)}
      ${mostReadPart(page)}
      ${section('programes', 'Programes', html`<div class="posters">${cardsOf(page, 'programme')}</div>`)}
      ${moreProgrammesPart(page)}
      <section class="part" id="temps" aria-label="El temps">${weatherOn(weather, true)}</section>
      <div class="columns halves">
        ${section('blogs', 'Veus', cardsOf(page, 'blog'))}
        ${section('activitats', 'Activitats', cardsOf(page, 'activity'))}
      </div>
      ${open.length > 0 && section('participeu', callTexts['call.kicker'], callList(page, open))}
      ${section('butlleti', newsletters.apunt.title, html`<div class="sheet narrow"><p class="lead">${newsletters.apunt.lead}</p>${newsletterForm(page)}</div>`)}
      <div class="columns halves">
        ${sitePanel(page, sites.lacolla, 'Jocs, manualitats i un carnet per a xiquetes i xiquets de fins a dotze anys.', 'Entra en La Colla')}
        ${sitePanel(page, sites.apunts, 'Lliçons curtes per a aprendre valencià escoltant i mirant el que ja feu cada dia.', 'Comenceu una lliçó')}
      </div>
    </div>`;
  return layout(page, {
    title: page.site.title,
    description:
      'Notícies, vídeo i àudio a la carta, directes, programes, blogs, activitats, enquestes i el temps.',
    path: '/',
    // the newsletter is a form
    styles: [page.stylesheets.account],
    main,
  });
}
