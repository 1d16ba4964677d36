import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './social-embed.element.ts';

/** `<ap-social-embed>` around a link to the embedded content. */
export const socialEmbedTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  provider: 'embed',
  url: '/incrustat/aforament',
  content: html`<a href="/incrustat/aforament">L’aforament del Pont de les Arts, hora per hora</a>`,
};
