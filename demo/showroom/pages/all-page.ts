import { html, raw, type SafeHtml } from '../../../src/server/html.ts';
import { link } from '../../cms/templates/page.ts';
import type { Definition } from '../definitions.ts';
import { developing, framePage } from './frame-page.ts';
import type { Dressed } from './layout.ts';

/**
 * Shows every tag on one page, with its demo or its state for this page: together the tags must work as they do
 * alone.
 * @param atOnce loads all tags at once; otherwise each when it comes near the viewport
 */
export function allPage(dressed: Dressed, definitions: Iterable<Definition>, atOnce: boolean): SafeHtml {
  const drawn = [...definitions].filter(({ contract }) => contract.content !== 'inert');
  return framePage(dressed, {
    title: 'Totes les etiquetes en una pàgina',
    config: developing,
    events: drawn.flatMap(({ contract }) => Object.keys(contract.events ?? {})),
    body: html`${drawn.map((definition) => {
      const { tag, title, loads } = definition.contract;
      // trusted: a file of the project, the demo in the docs or a state
      const body = bodyOf(definition);
      // a tag that loads on a press is shown in its loaded state
      const isEager = atOnce || loads === 'pressed';
      return html`<section id="totes-${tag}" class="showroom-one">
<h2><a href="${link(dressed.page, `/aparador/${tag}`)}">${title}</a></h2>
${raw(isEager ? body.replaceAll(`<${tag}`, `<${tag} loading="eager"`) : body)}
</section>`;
    })}`,
  });
}

function bodyOf({ demo, states }: Definition): string {
  const state = states.find(({ together }) => together);
  return state && typeof state.html !== 'function' ? String(state.html) : demo;
}
