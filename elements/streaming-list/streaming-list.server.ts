import type { Stream } from '../../src/api/streaming.types.ts';
import type { ImageService } from '../../src/content/image.ts';
import { pictureView } from '../../src/content/picture-view.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { childTexts, fill } from '../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { viewMarkup } from '../../src/server/view-markup.ts';
import { streamLayout } from './stream-layout.ts';
import { contract } from './streaming-list.element.ts';
import { texts as ownTexts } from './streaming-list.texts.ts';

export interface StreamingListData {
  /** Live streams, without the page's own. */
  streams: readonly Stream[];
  /** Id of the page's own stream (STRM-02). */
  excludeId?: string | undefined;
  headingClass?: string;
  /** Addresses children, as the widget does on the club's pages. */
  isForChildren?: boolean;
  /** Image service of the pictures. */
  imageService: ImageService;
}

/** `<ap-streaming-list>` with the current streams, readable without a script. */
export function streamingListTag(data: StreamingListData): SafeHtml {
  const { streams, excludeId, headingClass } = data;
  return tag(
    contract,
    { excludeId },
    html`
  <h2${headingClass && html` class="${headingClass}"`}>${contract.attributes.heading.default}</h2>
  <ul class="ap-streams">${streams.map((stream) => streamItem(stream, data))}</ul>
`,
  );
}

function streamItem(
  { id, kicker, title, video, audio, image }: Stream,
  { imageService, isForChildren }: StreamingListData,
): SafeHtml {
  const texts = isForChildren ? childTexts(ownTexts) : ownTexts;
  const [seen, heard] = [safeUrl(video?.href), safeUrl(audio?.href)];
  const address = seen ?? heard;
  const listen = fill(texts['streaming.listen-to'], { title });
  const other =
    seen &&
    heard &&
    html`<a class="ap-stream-other" href="${heard}" data-kind="audio" aria-label="${listen}">${texts['streaming.listen']}</a>`;
  const kinds = html`
      <p class="ap-stream-kinds"><span class="ap-stream-badge">${texts[seen ? 'streaming.tv' : 'streaming.radio']}</span>${other}</p>`;
  return html`
    <li class="ap-stream" data-stream-id="${id}">
    <div class="ap-stream-picture">${viewMarkup(pictureView(image?.image, streamLayout, imageService))}</div>
    <div class="ap-stream-text">
      ${kicker && html`<p class="ap-stream-kicker">${kicker}</p>`}
      <p class="ap-stream-title">${address ? html`<a href="${address}" data-kind="${seen ? 'video' : 'audio'}">${title}</a>` : html`<span>${title}</span>`}</p>${address && kinds}
    </div>
    </li>`;
}

export const sample: StreamingListData = {
  imageService: { base: '' },
  streams: [
    {
      id: 'tv',
      kicker: 'Apunt TV',
      title: 'La Nit de les Campanes, en directe',
      video: { href: '/directes/apunt-tv' },
    },
    {
      id: 'radio',
      kicker: 'Apunt Ràdio',
      title: 'Les notícies de les deu',
      audio: { href: '/directes/apunt-radio' },
    },
  ],
};
