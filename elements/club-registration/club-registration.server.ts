import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './club-registration.element.ts';

/** Renders `<ap-club-registration>` around the fallback text. */
export const clubRegistrationTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  content: html`<p class="ap-server-note">Per a fer el carnet del club cal JavaScript. També ens podeu escriure a <a href="mailto:lacolla@apunt.example">lacolla@apunt.example</a>.</p>`,
};
