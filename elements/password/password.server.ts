import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './password.element.ts';

/** Renders `<ap-password>` around the fallback text. */
export const passwordTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  variant: 'request',
  content: html`<p class="ap-server-note">Per a demanar una contrasenya nova cal JavaScript. També ens podeu escriure a <a href="mailto:usuaris@apunt.example">usuaris@apunt.example</a>.</p>`,
};
