import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './dropdown.element.ts';

export interface DropdownData {
  label: string;
  /** Name of the field in its form. */
  name: string;
  options: readonly { value: string; title: string; isSelected?: boolean }[];
}

/** Renders `<ap-dropdown>` around a native field that works without script. */
export function dropdownTag({ label, name, options }: DropdownData): SafeHtml {
  const items = options.map(
    ({ value, title, isSelected }) => html`
      <option value="${value}"${isSelected && ' selected'}>${title}</option>`,
  );
  return tag(
    contract,
    { label },
    html`
  <label>${label}
    <select name="${name}">${items}
    </select>
  </label>`,
  );
}

export const sample: DropdownData = {
  label: 'Canal',
  name: 'canal',
  options: [
    { value: 'tv', title: 'Televisió' },
    { value: 'radio', title: 'Ràdio', isSelected: true },
    { value: 'internet', title: 'En línia' },
  ],
};
