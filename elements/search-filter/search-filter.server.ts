import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './search-filter.element.ts';
import { texts } from './search-filter.texts.ts';
import { dropdownTypes, keys, resultsOf, type SearchType, tabTypes } from './search-types.ts';

export interface SearchFilterData {
  variant?: 'tabs' | 'dropdown' | undefined;
  text: string;
  searchtype: SearchType;
  /** Address of the results, with the base path of the site. */
  resultsUrl?: string | undefined;
}

/** Renders `<ap-search-filter>` with links that work without script (SRCH-02, SRCH-03). */
export function searchFilterTag({
  variant = 'tabs',
  text,
  searchtype,
  resultsUrl,
}: SearchFilterData): SafeHtml {
  const types = variant === 'tabs' ? tabTypes : dropdownTypes;
  const items = types.map((type) => {
    const href = resultsOf(resultsUrl ?? contract.attributes.resultsUrl.default, text, type);
    return html`
      <li><a href="${href}"${type === searchtype && html` aria-current="page"`}>${texts[keys[type]]}</a></li>`;
  });
  const shown = (types as readonly string[]).includes(searchtype) ? searchtype : '';
  const content =
    variant === 'tabs'
      ? html`
  <nav aria-label="${texts['filter.label']}">
    <ul class="ap-filter-tabs">${items}
    </ul>
  </nav>`
      : html`
  <ap-dropdown label="${texts[keys[shown]]}">
    <ul>${items}
    </ul>
  </ap-dropdown>`;
  return tag(contract, { variant, text, searchtype: searchtype || undefined }, content);
}

export const sample: SearchFilterData = { text: 'far', searchtype: 'videos' };
