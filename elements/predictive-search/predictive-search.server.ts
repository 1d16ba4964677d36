import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './predictive-search.element.ts';
import type { Item } from './predictive-search.types.ts';

export interface PredictiveSearchData {
  label: string;
  /** Name of the field in its form. */
  name: string;
  items: readonly Item[];
  /** Value that is chosen. */
  value?: string | undefined;
  /** Text of the field without a selection. */
  none: string;
}

/** Renders `<ap-predictive-search>` around a native field that works without script. */
export function predictiveSearchTag({ label, name, items, value, none }: PredictiveSearchData): SafeHtml {
  const options = items.map(
    (item) => html`
      <option value="${item.value}"${item.value === value && ' selected'}>${item.name}</option>`,
  );
  return tag(
    contract,
    { label },
    html`
  <label>${label}
    <select name="${name}">
      <option value="">${none}</option>${options}
    </select>
  </label>`,
  );
}

export const sample: PredictiveSearchData = {
  label: 'Municipi',
  name: 'lloc',
  none: 'Tots',
  items: [
    { name: 'Alcoi', value: '03009' },
    { name: 'Gandia', value: '46131' },
    { name: 'Morella', value: '12080' },
  ],
};
