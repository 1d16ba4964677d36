export type Texts = Readonly<Record<string, string>>;

/** Puts values in the places that a text keeps for them: `fill('Voteu {title}', { title })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** The texts of a widget with those that the tag brings; mostly none, and all widgets of a kind then share theirs. */
export function withOverrides<T extends Texts>(texts: T, overrides: Texts): T {
  return Object.keys(overrides).length ? { ...texts, ...overrides } : texts;
}
