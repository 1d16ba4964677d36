import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './logout.element.ts';

/** `<ap-logout>` around a link to the page that logs out, whose text is the button's. */
export const logoutTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  redirectUrl: '/acces',
  content: html`<a class="ap-button ap-quiet" href="/logout">Tanqueu la sessió</a>`,
};
