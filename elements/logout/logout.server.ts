import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './logout.element.ts';

/** Renders `<ap-logout>` around a link to the logout page, with the button's text. */
export const logoutTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  redirectUrl: '/acces',
  content: html`<a class="ap-button ap-quiet" href="/logout">Tanqueu la sessió</a>`,
};
