import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './showroom.element.ts';

/** `<ap-showroom>` around what is said without a script. */
export const showroomTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  content: html`<p class="ap-server-note">Per a canviar d’usuari de mostra cal tindre JavaScript activat en el navegador.</p>`,
};
