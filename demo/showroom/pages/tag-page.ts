import { nothingKept, sheetTables } from '../../../scripts/derive/privacy.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import { controlsOf } from '../controls.ts';
import type { Definition } from '../definitions.ts';
import { controlFields } from './control-fields.ts';

/** Page of a tag: its preview with controls, its snippet, its events and the gallery of its states. */
export function tagMain(
  definition: Definition,
  { address, query, switches }: { address: string; query: string; switches: SafeHtml },
): SafeHtml {
  const { contract, demo } = definition;
  const isPlayed = contract.content !== 'inert';
  return html`<div data-tag="${contract.tag}" class="showroom-tag">
<h1>${contract.title} <code>&lt;${contract.tag}&gt;</code></h1>
<p class="showroom-lead">${contract.summary}</p>
${switches}
<div class="showroom-columns">
<section aria-labelledby="mostra-titol">
<h2 id="mostra-titol">${isPlayed ? 'Mostra' : 'Sense mostra'}</h2>
${
  isPlayed
    ? html`<div class="showroom-frame-box"><iframe id="mostra" title="Mostra de ${contract.tag}" src="${address}/mostra${query}" width="100%" height="420"></iframe></div>`
    : html`<p>Esta etiqueta només es llig: els controls canvien el fragment.</p>`
}
${snippet(demo)}
${isPlayed ? eventLog() : ''}
</section>
<section aria-labelledby="atributs-titol">
<h2 id="atributs-titol">Atributs</h2>
${controlFields(controlsOf(contract))}
</section>
</div>
${privacy(definition)}
${gallery(definition, address, query)}
</div>`;
}

function snippet(demo: string): SafeHtml {
  return html`<h2 id="fragment-titol">Per a copiar</h2>
<pre class="showroom-snippet" tabindex="0" role="region" aria-labelledby="fragment-titol"><code data-snippet>${demo}</code></pre>
<p class="showroom-row"><button type="button" class="ap-button" data-copy hidden>Copieu el fragment</button> <span role="status" data-copied></span></p>`;
}

function eventLog(): SafeHtml {
  return html`<h2 id="esdeveniments-titol">Esdeveniments</h2>
<p data-no-events>Encara no n’ha arribat cap.</p>
<div class="showroom-events" role="log" aria-live="polite" aria-labelledby="esdeveniments-titol" tabindex="0"><ol class="plain" data-events></ol></div>
<p><button type="button" class="ap-button ap-quiet" data-clear hidden>Buideu la llista</button></p>`;
}

/** Privacy sheet of the tag: stored data, sent data and third parties. */
function privacy({ sheet, contract }: Definition): SafeHtml {
  const tables = sheetTables(sheet);
  return html`<section aria-labelledby="privacitat-titol">
<h2 id="privacitat-titol">Privacitat</h2>
${tables.length === 0 ? html`<p>${nothingKept}</p>` : ''}
${tables.map(
  ({
    header,
    rows,
  }) => html`<div class="showroom-table" tabindex="0" role="region" aria-label="${header[0]}"><table>
<thead><tr>${header.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody>
</table></div>`,
)}
${contract.tag === 'ap-config' ? '' : html`<p class="showroom-hint">A més, el que val per a tota pàgina: el que diu <code>&lt;ap-config&gt;</code>.</p>`}
</section>`;
}

/** Renders the code in a text of Markdown; the rest is plain text. */
const inline = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`));

function gallery({ contract, states }: Definition, address: string, query: string): SafeHtml | '' {
  if (states.length === 0) return '';
  return html`<section aria-labelledby="estats-titol">
<h2 id="estats-titol">Estats</h2>
<ul class="showroom-states plain">
${states.map(
  (state) => html`<li>
<h3>${state.title}</h3>
<p>${inline(state.about)}</p>
<iframe title="${state.title} (${contract.tag})" src="${address}/estat/${state.id}${query}" loading="lazy" width="100%" height="160"></iframe>
<p><a href="${address}/estat/${state.id}${query}">Obriu-lo en una pàgina</a></p>
</li>`,
)}
</ul>
</section>`;
}
