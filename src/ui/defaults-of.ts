/** Values of a select after a form reset: the options marked as selected, else the first enabled one. */
export function defaultsOf(select: HTMLSelectElement): string[] {
  const options = [...select.options];
  const marked = options.filter(({ defaultSelected }) => defaultSelected);
  if (select.multiple) return marked.map(({ value }) => value);
  const one = marked.at(-1) ?? options.find(({ disabled }) => !disabled);
  return one ? [one.value] : [];
}
