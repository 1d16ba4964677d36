import { carouselTag } from '../../../elements/carousel/carousel.server.ts';
import { photoGalleryTag } from '../../../elements/photo-gallery/photo-gallery.server.ts';
import { sideBarTag } from '../../../elements/side-bar/side-bar.server.ts';
import { timeTag } from '../../../elements/time/time.server.ts';
import type { Stream } from '../../../src/api/streaming.types.ts';
import { variantUrl } from '../../../src/content/image.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { Call } from '../../api/participation/calls.ts';
import type { Content } from '../content/content.types.ts';
import { contentsOf, pathOf } from '../content/contents.ts';
import { illustrationId, imageOf } from '../pictures/clip.ts';
import { adOn } from './ads.ts';
import { body } from './body.ts';
import { contentCard, mediaBadge, publishedAt, showCard } from './card.ts';
import { favouriteButton } from './favourite-button.ts';
import { gateOf, openBody } from './gate.ts';
import { layout } from './layout.ts';
import { cuePoints, mediaTools } from './media/media-parts.ts';
import { openingBlock } from './media/opening-block.ts';
import { transcript } from './media/transcript.ts';
import { mostReadPart } from './most-read.ts';
import { absoluteLink, isForChildren, type Page } from './page.ts';
import { callPart } from './participation/call.ts';
import { picture } from './picture.ts';
import { type Poll, pollOn } from './poll.ts';
import { shareBar } from './share-bar.ts';
import { showNav } from './show-nav.ts';
import { streamsTag } from './streams.ts';

/** Maximum contents offered below a content. */
const mostRelated = 8;

function related(page: Page, content: Content): SafeHtml {
  const card = content.kind === 'programme' ? showCard : contentCard;
  const alike = contentsOf(content.kind, page.site.name).filter(({ slug }) => slug !== content.slug);
  // a content without others of its kind offers news
  const others = alike.length > 0 ? alike : contentsOf('news', page.site.name);
  const title = isForChildren(page) ? 'També et pot agradar' : 'També us pot interessar';
  const heading = html`<h2 class="part-title" id="related-title">${title}</h2>`;
  const shown =
    content.kind === 'programme'
      ? html`${heading}<div class="posters">${others.slice(0, 3).map((other) => card(page, other))}</div>`
      : carouselTag({
          variant: 'recirculation',
          heading,
          slides: others.slice(0, mostRelated).map((other) => card(page, other)),
        });
  return html`<aside class="part" aria-labelledby="related-title">${shown}</aside>`;
}

function articlePicture(page: Page, content: Content): SafeHtml {
  return html`<div class="card-picture article-picture">${picture(page, imageOf(content.illustration), 'lead', true)}${mediaBadge(page, content)}</div>`;
}

/** Further parts of the page besides the content. */
interface Beside {
  poll?: Poll | undefined;
  /** Call for participation of the article. */
  call?: Call | undefined;
  /** Other streams on air, on the page of a live channel. */
  streams?: readonly Stream[] | undefined;
  /** Second at which a video begins. */
  start?: number | undefined;
}

/** Renders the page of a content: an article, a video, a programme… */
export function articlePage(page: Page, content: Content, { poll, call, streams, start }: Beside): SafeHtml {
  const { title, kicker, lead, author, illustration, note, kind } = content;
  const path = pathOf(content, page.site.name);
  // no links to social networks for children
  const share = isForChildren(page) ? '' : shareBar(absoluteLink(page, path), title, 'aside');
  const favourite = favouriteButton(page, kind === 'programme' ? 'show' : 'content', content.id, title);
  const by =
    kind === 'programme'
      ? ''
      : html`<p class="meta">${author} · ${timeTag({ date: publishedAt(page, content) })}</p>`;
  const media = content.gate === 'video' ? undefined : openingBlock(page, content, { path, start });
  const tools = media ? mediaTools(page, content, path) : '';
  const aside = poll ? html`<aside class="sheet" aria-label="Enquesta">${pollOn(page, poll)}</aside>` : '';
  const hasMedia = media !== undefined || content.gate === 'video';
  // below 1280 px the rail would cover the text, so it never sticks there: the top belongs to the transcript's tools
  const kept = content.hasTranscript ? { compactAt: 1279, compactLimit: 100_000 } : {};
  const main = html`<div class="wrap">
    ${kind === 'programme' ? showNav(page, content) : ''}
    <div class="${aside ? 'article-grid has-aside' : 'article-grid'}">
      <article class="article">
        <header>
          <p class="kicker">${kicker}</p>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
          ${by}
        </header>
        ${content.gate === 'video' ? gateOf(page, content) : (media ?? galleryOf(page, content) ?? articlePicture(page, content))}
        ${sideBarTag({ ...kept, class: 'article-actions', content: html`${favourite}${share}${tools}` })}
        ${media ? cuePoints(page, content, path) : ''}
        <div class="prose ap-body">
          ${note === undefined ? '' : html`<p><strong>${note}</strong></p>`}
          ${body(page, besideGallery({ ...content, body: openBody(content) }))}
          ${content.gate === 'body' ? gateOf(page, content) : ''}
        </div>
        ${content.hasTranscript ? transcript(page, content.bcId) : ''}
        ${call && callPart(page, call)}
      </article>
      ${aside}
    </div>
    ${streams ? html`<aside class="part">${streamsTag(page, streams, path)}</aside>` : related(page, content)}
    ${mostReadPart(page)}
  </div>`;
  const cover = variantUrl(
    { base: absoluteLink(page, '') },
    { uuid: illustrationId(illustration.name), ratio: '16-9', width: 1200, format: 'jpg' },
  );
  return layout(page, {
    title,
    description: lead,
    path,
    picture: cover,
    // the form of the call needs the settings of account forms
    isAccount: call !== undefined,
    styles: [page.stylesheets.body, ...(hasMedia ? [page.stylesheets.media] : [])],
    main,
  });
}

const galleryIn = ({ media, body }: Content) =>
  media === 'image' ? body.find((element) => element.type === 'photo-gallery') : undefined;

/** Gallery of a content, in place of its picture, with ads between the photos (GAL-02). */
function galleryOf(page: Page, content: Content): SafeHtml | undefined {
  const gallery = galleryIn(content);
  return (
    gallery &&
    photoGalleryTag({
      cards: gallery.cards,
      imageService: { base: page.basePath },
      sizes: { 800: '92vw', 1100: '720px' },
      ad: adOn(page, 'galeria'),
    })
  );
}

/** Returns the body without the gallery. */
function besideGallery(content: Content): Content['body'] {
  const gallery = galleryIn(content);
  return content.body.filter((element) => element !== gallery);
}
