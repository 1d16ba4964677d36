import { html } from '../../src/server/html.ts';
import { type TagData, templateOf } from '../../src/server/tag.ts';
import { contract } from './side-bar.element.ts';

/** Renders `<ap-side-bar>` around the actions for a page. */
export const sideBarTag = templateOf(contract);

export const sample: TagData<typeof contract> = {
  content: html`<p class="ap-server-actions"><a class="ap-button ap-quiet" href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.cat%2Fnoticia">Compartiu-ho</a> <a class="ap-button ap-quiet" href="/assets/media/v1/far/far.mp4" download>Baixeu-ho</a></p>`,
};
