import {
  type Choices,
  type Group,
  groupNames,
  initialLetter,
  type ListQuery,
} from '../../src/lists/list-query.ts';
import { defaultsOf } from '../../src/ui/defaults-of.ts';
import type { FilterOption, LocationOption } from './index.types.ts';

const optionsIn = (host: HTMLElement, group: Group): HTMLOptionElement[] =>
  [...host.querySelectorAll<HTMLOptionElement>(`select[name="${groupNames[group]}"] option`)].filter(
    ({ value }) => value !== '',
  );

const chosenIn = (host: HTMLElement, group: Group): string[] =>
  optionsIn(host, group)
    .filter((option) => option.hasAttribute('selected'))
    .map(({ value }) => value);

const hasServerList = (host: HTMLElement): boolean =>
  host.querySelector(
    '[data-card-list]:not([data-ap-made]), :scope > :is(ul, ol):not([slot], [data-ap-made])',
  ) !== null;

/** Query of the server's list, read from its controls; undefined without a server list. */
export function readServer(host: HTMLElement, letters: readonly string[]): ListQuery | undefined {
  if (!hasServerList(host)) return undefined;
  const field = host.querySelector<HTMLInputElement>('form[data-index-form] input[name="text"]');
  const letter = host.querySelector<HTMLElement>('a[data-letter][aria-current]')?.dataset.letter;
  return {
    letter: letter ?? initialLetter(letters),
    text: field?.defaultValue ?? '',
    location: chosenIn(host, 'location'),
    age: chosenIn(host, 'age'),
    filters: chosenIn(host, 'filters'),
  };
}

/** Input of the reader in the server's form, before the script listened to it. */
type EarlyInput = Partial<Pick<ListQuery, 'text' | Group>>;

/**
 * Reads the fields that differ from the server's values. A widget in the form writes the reader's choice into the
 * server's field.
 */
export function readEarlyInput(host: HTMLElement): EarlyInput {
  const early: EarlyInput = {};
  const field = host.querySelector<HTMLInputElement>('form[data-index-form] input[name="text"]');
  if (field && field.value !== field.defaultValue) early.text = field.value;
  for (const group of Object.keys(groupNames) as Group[]) {
    const select = host.querySelector<HTMLSelectElement>(`select[name="${groupNames[group]}"]`);
    if (!select) continue;
    const selected = [...select.selectedOptions].map(({ value }) => value);
    if (selected.join('\n') !== defaultsOf(select).join('\n'))
      early[group] = selected.filter((value) => value !== '');
  }
  return early;
}

interface Offered {
  letters: readonly string[];
  hasText: boolean;
  locations: readonly LocationOption[];
  ages: readonly FilterOption[];
  filters: readonly FilterOption[];
}

/** Values offered by the fields of the server or the page. Without such fields the list takes all values. */
export function readChoices(host: HTMLElement, { locations, ages, filters, ...offered }: Offered): Choices {
  const valuesOf = (group: Group, own: readonly string[]): string[] | undefined => {
    const values = [...optionsIn(host, group).map(({ value }) => value), ...own];
    const isFixed =
      values.length > 0 || (hasServerList(host) && !host.querySelector(`[data-group="${group}"]`));
    return isFixed ? values : undefined;
  };
  return {
    ...offered,
    location: valuesOf(
      'location',
      locations.map(({ C_INE }) => C_INE),
    ),
    age: valuesOf(
      'age',
      ages.map(({ value }) => value),
    ),
    filters: valuesOf(
      'filters',
      filters.map(({ value }) => value),
    ),
  };
}
