import { gateTag } from '../../../elements/gate/gate.server.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { Content } from '../content/content.types.ts';
import { pathOf } from '../content/contents.ts';
import { imageOf } from '../pictures/clip.ts';
import { body } from './body.ts';
import { mediaBadge } from './card.ts';
import { mediaBlock } from './media/media-block.ts';
import { link, type Page } from './page.ts';
import { picture } from './picture.ts';

/** Path of the protected part of a content, for logged-in users (GATE-10). */
function fragmentPath(content: Content): string {
  return `/fragments${pathOf(content)}`;
}

/** Number of elements of the body that everybody can read. */
const TEASER = 1;

/** Returns the public part of the body: all of it if nothing is protected. */
export function openBody(content: Content): Content['body'] {
  return content.gate === 'body' ? content.body.slice(0, TEASER) : content.body;
}

/** Returns the gate of a protected content. */
export function gateOf(page: Page, content: Content): SafeHtml | '' {
  const { gate } = content;
  if (gate === undefined) return '';
  return gateTag({
    template: gate,
    src: link(page, fragmentPath(content)),
    login: link(page, page.site.login.href),
    message:
      gate === 'video'
        ? 'Este vídeo és per a persones registrades.'
        : 'La resta d’este reportatge és per a persones registrades. El compte és gratuït.',
    logo:
      gate === 'body'
        ? html`<span slot="logo" class="wordmark">${page.site.wordmark}<i aria-hidden="true"></i></span>`
        : undefined,
  });
}

/** Returns the content behind the gate. */
export function protectedPart(page: Page, content: Content): SafeHtml | '' {
  if (content.gate === 'body') return body(page, content.body.slice(TEASER));
  const media = mediaBlock(page, content);
  if (media) return media;
  return html`<div class="card-picture">${picture(page, imageOf(content.illustration), 'lead')}${mediaBadge(page, content)}</div>`;
}
