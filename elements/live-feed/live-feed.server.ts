import type { LiveAnswer } from '../../src/api/live.types.ts';
import { type MessageContext, messageView } from '../../src/content/message-view.ts';
import { adTemplate } from '../../src/server/ads.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { viewMarkup } from '../../src/server/view-markup.ts';
import { contract } from './live-feed.element.ts';
import { texts } from './live-feed.texts.ts';

export interface LiveFeedData {
  liveId: string;
  closed?: boolean;
  /** First messages, as the API response. */
  answer: LiveAnswer;
  /** Message that the page starts with, unless it starts with the newest. */
  from?: string | undefined;
  /** Returns the address of the page that starts with a message. */
  pageFrom: (messageId: string) => string;
  /** Context that renders the message bodies. */
  context: MessageContext;
  /** Html of the ad, copied into each ad position. */
  ad?: SafeHtml | undefined;
  /** Html in the slot `empty`. */
  slots?: SafeHtml;
}

/** Messages followed by an ad in the first list (LIVE-07): their space is reserved, so that nothing moves. */
const adPositions = contract.attributes.adPositions.default.map(Number);

/** Renders `<ap-live-feed>` with its first messages, which can be read page by page without script. */
export function liveFeedTag(data: LiveFeedData): SafeHtml {
  const { liveId, closed, answer, from, pageFrom, context, ad, slots } = data;
  const { messages, hasMoreResults, revision = 0 } = answer;
  const items = messages.map(
    (message, index) => html`
    ${viewMarkup(messageView(message, context))}${ad && adPositions.includes(index + 1) && html`<div class="ap-live-ad">${ad}</div>`}`,
  );
  const last = hasMoreResults && messages.findLast(({ pinned }) => !pinned);
  const older =
    last &&
    html`
  <p class="ap-live-older" data-feed-older><a class="ap-button ap-quiet" href="${pageFrom(last.id)}">${texts['live.older']}</a></p>`;
  return tag(
    contract,
    { liveId, closed },
    html`
  <div data-feed-list data-revision="${revision}"${hasMoreResults && ' data-more'}${from !== undefined && html` data-from="${from}"`}>${items}
  </div>${older}${adTemplate(ad)}${slots}
`,
  );
}

export const sample: LiveFeedData = {
  liveId: '1',
  closed: true,
  pageFrom: (id) => `/directes/nit-de-les-campanes?missatge=${id}`,
  context: { basePath: '', imageService: { base: '' }, onUnknown() {}, isAnchored: false },
  answer: {
    hasMoreResults: true,
    messages: [
      {
        id: 'demo-2',
        sequence: 0.2,
        revision: 0,
        title: 'S’obri el pati de l’Almoina',
        publishedDate: '2026-03-08T09:31:00.000Z',
        description: [
          {
            type: 'paragraph',
            html: 'La cua dona la volta a la plaça. L’organització demana entrar pel carrer de l’Almodí.',
          },
        ],
        shareUrl: { href: '/directes/nit-de-les-campanes?missatge=2', title: '' },
      },
      {
        id: 'demo-1',
        sequence: 0.1,
        revision: 0,
        title: 'Primeres notes al Carme',
        publishedDate: '2026-03-08T09:08:00.000Z',
        description: [{ type: 'paragraph', html: 'La coral ha començat amb una peça de Lluís Vich.' }],
        shareUrl: { href: '/directes/nit-de-les-campanes?missatge=1', title: '' },
      },
    ],
  },
};
