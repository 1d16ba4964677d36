import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './register.element.ts';

/** Renders `<ap-register>` around the fallback text. */
export const registerTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  content: html`<p class="ap-server-note">Per a crear un compte cal JavaScript. També ens podeu escriure a <a href="mailto:usuaris@apunt.example">usuaris@apunt.example</a>.</p>`,
};
