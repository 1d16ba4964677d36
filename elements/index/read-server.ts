import { groupNames } from './address.ts';
import type { Search } from './index.types.ts';
import { initialLetter } from './sources.ts';

const chosenIn = (select: HTMLSelectElement | null): string[] =>
  [...(select?.options ?? [])]
    .filter((option) => option.defaultSelected && option.value)
    .map(({ value }) => value);

/** What the server's list answers, by its controls; undefined where it has written no list. */
export function readServer(host: HTMLElement, letters: readonly string[]): Search | undefined {
  if (!host.querySelector('[data-card-list], :scope > :is(ul, ol):not([slot])')) return undefined;
  const field = host.querySelector<HTMLInputElement>('form[data-index-form] input[name="text"]');
  const letter = host.querySelector<HTMLElement>('a[data-letter][aria-current]')?.dataset.letter;
  const select = (name: string) => host.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  return {
    letter: letter ?? initialLetter(letters),
    text: field?.defaultValue ?? '',
    location: chosenIn(select(groupNames.location)),
    age: chosenIn(select(groupNames.age)),
    filters: chosenIn(select(groupNames.filters)),
  };
}
