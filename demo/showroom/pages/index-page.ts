import { byGroup, groupTitles } from '../../../scripts/derive/groups.ts';
import type { Contract } from '../../../src/element/contract.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import { isMatch, leftText } from '../browser/matching.ts';
import type { Definition } from '../definitions.ts';

interface IndexPage {
  /** Address of the showroom, without a final slash. */
  address: string;
  /** Search text; empty for all tags. */
  wish: string;
  /** Site and theme of the address, which the form keeps. */
  kept: Readonly<Record<string, string>>;
  switches: SafeHtml;
  /** Pictures of the tags that have one. */
  pictures: ReadonlyMap<string, Picture>;
}

/** Renders all tags of the library by group, each with its purpose, and a search field. */
export function indexMain(
  definitions: Iterable<Definition>,
  { address, wish, kept, switches, pictures }: IndexPage,
): SafeHtml {
  const all = [...definitions];
  const left = all.filter((definition) => isMatch(wordsOf(definition), wish)).length;
  return html`<h1>Aparador</h1>
<p class="showroom-lead">Cada etiqueta amb els seus atributs per a jugar-hi, els esdeveniments que envia, el fragment per a copiar i els seus estats.</p>
<p><a href="${address}/totes">Totes en una pàgina</a></p>
${switches}
${filterForm(address, wish, kept)}
<p class="showroom-left" role="status" data-left>${leftText(left, all.length, wish)}</p>
${byGroup(all).map(
  ({ group, title, members }) => html`<section aria-labelledby="grup-${group}" data-group${hiddenUnless(
    members.some((member) => isMatch(wordsOf(member), wish)),
  )}>
<h2 id="grup-${group}">${title}</h2>
<ul class="showroom-index plain">
${members.map((member) => card(member, address, wish, pictures.get(member.contract.tag)))}
</ul>
</section>`,
)}`;
}

function filterForm(address: string, wish: string, kept: IndexPage['kept']): SafeHtml {
  return html`<form class="showroom-filter" role="search" method="get" action="${address}" data-filter>
${Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<label for="cerca">Busqueu una etiqueta</label>
<input type="search" id="cerca" name="cerca" value="${wish}" autocomplete="off" spellcheck="false" enterkeyhint="search" placeholder="vídeo, formulari, ap-poll…">
<button class="ap-button">Busqueu</button>
</form>`;
}

interface Picture {
  address: string;
  width: number;
  height: number;
}

function card(definition: Definition, address: string, wish: string, picture?: Picture): SafeHtml {
  const { contract, states } = definition;
  const words = wordsOf(definition);
  return html`<li data-card="${words}"${hiddenUnless(isMatch(words, wish))}>
<a href="${address}/${contract.tag}"><h3>${contract.title}</h3><code>&lt;${contract.tag}&gt;</code></a>
<p>${contract.summary}</p>
${picture && html`<img class="showroom-picture" src="${picture.address}" alt="" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`}
<p class="showroom-hint">${Object.keys(contract.attributes).length} atributs · ${Object.keys(contract.events ?? {}).length} esdeveniments · ${states.length} estats</p>
</li>`;
}

/** Returns the text in which the search of a tag looks. */
function wordsOf({ contract: { tag, group, title, summary } }: Definition): string {
  return `${tag} ${groupTitles[group]} ${title} ${summary}`;
}

const hiddenUnless = (isShown: boolean) => (isShown ? '' : ' hidden');

/** Links to the groups of the index that have results. */
export function groupNavigation(definitions: Iterable<Definition>, wish: string): SafeHtml {
  const links = byGroup(definitions).map(({ group, title, members }) => {
    const isLeft = members.some((member) => isMatch(wordsOf(member), wish));
    return html`<li${hiddenUnless(isLeft)}><a href="#grup-${group}">${title}</a></li>`;
  });
  return navigation('Grups', links);
}

/** Links from the page of a tag to the other tags of its group, and to all tags. */
export function tagNavigation(
  definitions: Iterable<Definition>,
  address: string,
  current: Contract,
): SafeHtml {
  const title = groupTitles[current.group];
  const own = [...definitions].filter(({ contract }) => contract.group === current.group);
  return navigation(title, [
    html`<li><a href="${address}">Totes les etiquetes</a></li><li class="showroom-group">${title}:</li>`,
    ...own.map(
      ({ contract: { tag } }) =>
        html`<li><a href="${address}/${tag}"${tag === current.tag ? html` aria-current="page"` : ''}>${tag}</a></li>`,
    ),
  ]);
}

const navigation = (label: string, items: readonly SafeHtml[]) =>
  html`<nav class="showroom-nav tool-nav" aria-label="${label}"><ul class="plain">${items}</ul></nav>`;
