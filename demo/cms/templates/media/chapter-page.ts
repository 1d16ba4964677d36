import type { OpeningData } from '../../../../elements/opening/opening.server.ts';
import { variantUrl } from '../../../../src/content/image.ts';
import { formatDuration } from '../../../../src/i18n/durations.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { type Chapter, chapterPath, chapters, programmeOf } from '../../content/chapters.ts';
import { pathOf } from '../../content/contents.ts';
import { mediaPath } from '../../content/media-library.ts';
import { illustrationId } from '../../pictures/clip.ts';
import { layout } from '../layout.ts';
import { absoluteLink, link, type Page } from '../page.ts';
import { picture } from '../picture.ts';
import { shareBar } from '../share-bar.ts';
import { showNav } from '../show-nav.ts';
import { playlistOf, videoOf } from './media-data.ts';
import { cuePoints, mediaTools } from './media-parts.ts';
import { openingBlock } from './opening-block.ts';

/** Returns the chapters of a season, in order; the link of the page's chapter is marked. */
function season(page: Page, current: Chapter): Pick<OpeningData, 'list' | 'listName'> {
  const { name, items } = playlistOf(page, 'Temporada 2', chapters);
  const list = items.map(({ id, type, title, link: { href }, player }) => ({
    href,
    title,
    picture: player?.poster && picture(page, player.poster, 'row'),
    duration: player?.duration,
    type,
    isCurrent: id === current.id,
  }));
  return { list, listName: name };
}

/**
 * Page of a programme's chapter. Parts marked with `data-chapter` change when the next chapter plays (PLAY-11).
 * @param start second at which playback begins
 */
export function chapterPage(page: Page, chapter: Chapter, start?: number): SafeHtml {
  const programme = programmeOf(chapter);
  const path = chapterPath(chapter);
  const { title, episode, lead } = chapter;
  const video = videoOf(chapter);
  const { seconds = 0 } = video ?? {};
  const main = html`<div class="wrap">
    ${showNav(page, programme)}
    <article class="article chapter">
      <header>
        <p class="kicker"><a href="${link(page, pathOf(programme))}">${programme.title}</a> · <span data-chapter="episode">${episode}</span></p>
        <h1 data-chapter="title">${title}</h1>
      </header>
      ${openingBlock(page, chapter, {
        path,
        start,
        autoplayId: chapter.id,
        autoplayDefault: true,
        downloadUrl: video?.file && link(page, mediaPath(video, video.file)),
        ...season(page, chapter),
      })}
      <p class="meta"><span data-chapter="duration">${formatDuration(seconds)}</span></p>
      <div class="lead" data-chapter="summary"><p>${lead}</p></div>
      <div class="article-actions" data-chapter="share">${shareBar(absoluteLink(page, path), title)}</div>
      ${mediaTools(page, chapter, path)}
      ${cuePoints(page, chapter, path)}
    </article>
  </div>`;
  return layout(page, {
    title: `${title}, ${programme.title}`,
    description: lead,
    path,
    picture: variantUrl(
      { base: absoluteLink(page, '') },
      { uuid: illustrationId(chapter.illustration.name), ratio: '16-9', width: 1200, format: 'jpg' },
    ),
    styles: [page.stylesheets.media],
    main,
  });
}
