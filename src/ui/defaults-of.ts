/** What a select has when its form is reset: the options that are marked as chosen, else the first that may be. */
export function defaultsOf(select: HTMLSelectElement): string[] {
  const options = [...select.options];
  const marked = options.filter(({ defaultSelected }) => defaultSelected);
  if (select.multiple) return marked.map(({ value }) => value);
  const one = marked.at(-1) ?? options.find(({ disabled }) => !disabled);
  return one ? [one.value] : [];
}
