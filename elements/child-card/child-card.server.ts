import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './child-card.element.ts';

/** Renders `<ap-child-card>` around the fallback text. */
export const childCardTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  index: 1,
  removable: true,
  content: html`<p class="ap-server-note">Per a afegir una criatura cal JavaScript. També ens podeu escriure a <a href="mailto:lacolla@apunt.example">lacolla@apunt.example</a>.</p>`,
};
