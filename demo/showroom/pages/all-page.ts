import { html, raw, type SafeHtml } from '../../../src/server/html.ts';
import { link } from '../../cms/templates/page.ts';
import type { Definition } from '../definitions.ts';
import { developing, framePage } from './frame-page.ts';
import type { Dressed } from './layout.ts';

/**
 * Every tag on one page, each as its demo has it, or in the state that is meant for here: together they must do what they do alone.
 * @param atOnce loads them all wherever they stand; else each when it comes near
 */
export function allPage(dressed: Dressed, definitions: Iterable<Definition>, atOnce: boolean): SafeHtml {
  const drawn = [...definitions].filter(({ contract }) => contract.content !== 'inert');
  return framePage(dressed, {
    title: 'Totes les etiquetes en una pàgina',
    config: developing,
    events: drawn.flatMap(({ contract }) => Object.keys(contract.events ?? {})),
    body: html`${drawn.map((definition) => {
      const { tag, title, loads } = definition.contract;
      // a file of the project: the demo that the docs show, or a state
      const body = bodyOf(definition);
      // what would wait for a press is seen as it is after it
      const isEager = atOnce || loads === 'pressed';
      return html`<section id="totes-${tag}" class="showroom-one" aria-labelledby="${tag}-titol">
<h2 id="${tag}-titol"><a href="${link(dressed.page, `/aparador/${tag}`)}">${title}</a></h2>
${raw(isEager ? body.replaceAll(`<${tag}`, `<${tag} loading="eager"`) : body)}
</section>`;
    })}`,
  });
}

function bodyOf({ demo, states }: Definition): string {
  const state = states.find(({ together }) => together);
  return state && typeof state.html !== 'function' ? String(state.html) : demo;
}
