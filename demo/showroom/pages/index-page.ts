import { html } from '../../../src/server/html.ts';
import type { Definition } from '../definitions.ts';

/** All tags of the house, with what each is for. */
export function indexMain(definitions: Iterable<Definition>, address: string, switches: string): string {
  return html`<h1>Aparador</h1>
<p class="showroom-lead">Cada etiqueta amb els seus atributs per a jugar-hi, els esdeveniments que envia, el fragment per a copiar i els seus estats.</p>
!${switches}
<ul class="showroom-index plain">
!${[...definitions].map(
    ({ contract, states }) => html`<li>
<a href="${address}/${contract.tag}"><h2>${contract.title}</h2><code>&lt;${contract.tag}&gt;</code></a>
<p>${contract.summary}</p>
<p class="showroom-hint">${Object.keys(contract.attributes).length} atributs · ${Object.keys(contract.events ?? {}).length} esdeveniments · ${states.length} estats</p>
</li>`,
  )}
</ul>`;
}

/** From any page of the showroom to any tag. */
export function tagNavigation(definitions: Iterable<Definition>, address: string, current?: string): string {
  return html`<nav class="showroom-nav tool-nav" aria-label="Etiquetes"><ul class="plain">
!${[...definitions].map(
    ({ contract: { tag } }) =>
      html`<li><a href="${address}/${tag}"!${tag === current ? ' aria-current="page"' : ''}>${tag}</a></li>`,
  )}
</ul></nav>`;
}
