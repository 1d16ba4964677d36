import { type Children, type ElementView, el } from '../../src/content/view.ts';
import { groupNames, type ListQuery, LONGEST_TEXT, TOP, writeListQuery } from '../../src/lists/list-query.ts';
import type { texts as ownTexts } from './index.texts.ts';
import type { FilterOption, LocationOption } from './index.types.ts';

type Texts = typeof ownTexts;

export interface ControlsData {
  /** Without text search there is no form. */
  hasText: boolean;
  /** Path of the page, with the base path of its site. */
  path: string;
  letters: readonly string[];
  search: ListQuery;
  locations: readonly LocationOption[];
  ages: readonly FilterOption[];
  filters: readonly FilterOption[];
  /** Id of the element after the list, for readers who skip the list (BEY-21). */
  after?: string | undefined;
  texts: Texts;
}

/**
 * Search controls of an index as links and a form that work without a script: one description for the server and the
 * widget (LIST-01..03).
 */
export function controlsView(data: ControlsData): ElementView {
  return el(
    'div',
    { class: 'ap-index-controls', 'data-index-controls': true },
    data.hasText ? form(data) : undefined,
    letters(data),
    data.after === undefined
      ? undefined
      : el('a', { class: 'ap-index-skip', href: `#${data.after}` }, data.texts['index.skip']),
  );
}

function form({ path, search, locations, ages, filters, texts }: ControlsData): ElementView {
  return el(
    'form',
    { class: 'ap-index-form', role: 'search', action: path, autocomplete: 'off', 'data-index-form': true },
    el(
      'label',
      { class: 'ap-index-text' },
      el('span', {}, texts['index.text']),
      el('input', {
        type: 'search',
        name: 'text',
        value: search.text,
        maxlength: LONGEST_TEXT,
        autocomplete: 'off',
        enterkeyhint: 'search',
      }),
    ),
    locations.length > 0 ? place(search.location, locations, texts) : undefined,
    group('age', texts['index.age'], search.age, ages),
    group('filters', texts['index.filters'], search.filters, filters),
    el('button', { type: 'submit', class: 'ap-button' }, el('span', {}, texts['index.search'])),
  );
}

function place(chosen: readonly string[], locations: readonly LocationOption[], texts: Texts): ElementView {
  const options = locations.map(({ C_INE, NOMBRE }) =>
    el('option', { value: C_INE, selected: chosen.includes(C_INE) }, NOMBRE),
  );
  const label = texts['index.location'];
  return el(
    'ap-predictive-search',
    { label, multiple: true, 'data-group': 'location' },
    el('label', {}, label, el('select', { name: groupNames.location, multiple: true }, options)),
  );
}

function group(
  name: 'age' | 'filters',
  label: string,
  chosen: readonly string[],
  options: readonly FilterOption[],
): Children {
  if (options.length === 0) return undefined;
  const items = options.map((option) =>
    el('option', { value: option.value, selected: chosen.includes(option.value) }, option.name),
  );
  return el(
    'ap-dropdown',
    { label, multiple: true, 'data-group': name },
    el('label', {}, label, el('select', { name: groupNames[name], multiple: true }, items)),
  );
}

function letters({ path, letters: all, search, texts }: ControlsData): Children {
  if (all.length === 0) return undefined;
  const empty = { text: '', location: [], age: [], filters: [] };
  const items = all.map((letter) => {
    const current = letter === search.letter && search.text === '' ? 'page' : undefined;
    const said = { '': texts['index.all'], [TOP]: texts['index.top'] }[letter];
    const attributes = {
      href: `${path}${writeListQuery({ ...empty, letter }, all)}`,
      'data-letter': letter,
      'aria-current': current,
      'aria-label': letter === '#' && texts['index.other'],
    };
    return el('li', {}, el('a', attributes, said ?? letter));
  });
  return el('nav', { class: 'ap-index-letters', 'aria-label': texts['index.letters'] }, el('ul', {}, items));
}
