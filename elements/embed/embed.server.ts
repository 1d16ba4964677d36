import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './embed.element.ts';

/** `<ap-embed>` around a link to the embedded content. */
export const embedTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  embedTitle: 'L’aforament del Pont de les Arts',
  button: 'Obriu el gràfic',
  url: '/incrustat/aforament',
  content: html`<a href="/incrustat/aforament">L’aforament del Pont de les Arts, hora per hora</a>`,
};
