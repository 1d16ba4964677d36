/** The subjects to choose from, whatever an editor has written. */
export const subjectsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((one) => typeof one === 'string' && one.trim() !== ''))]
    : [];
