import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './password.element.ts';

/** `<ap-password>` around what is said where no form can be. */
export const passwordTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  variant: 'request',
  content: html`<p class="ap-server-note">Per a demanar una contrasenya nova cal JavaScript. També ens podeu escriure a <a href="mailto:usuaris@apunt.example">usuaris@apunt.example</a>.</p>`,
};
