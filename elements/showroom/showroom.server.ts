import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './showroom.element.ts';

/** Renders `<ap-showroom>` around a text for pages without script. */
export const showroomTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  content: html`<p class="ap-server-note">Per a canviar d’usuari de mostra cal tindre JavaScript activat en el navegador.</p>`,
};
