/** Reads the subjects to choose from, and ignores invalid ones. */
export const subjectsIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? [...new Set(value.filter((one) => typeof one === 'string' && one.trim() !== ''))]
    : [];
