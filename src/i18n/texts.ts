export type Texts = Readonly<Record<string, string>>;

/** Replaces the placeholders of a text: `fill('Voteu {title}', { title })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

/** Merges the tag's overrides into a widget's texts. Without overrides, all widgets of a kind share one object. */
export function withOverrides<T extends Texts>(texts: T, overrides: Texts): T {
  return Object.keys(overrides).length ? { ...texts, ...overrides } : texts;
}

const forChildren = new WeakMap<Texts, Texts>();

/** Texts for children: `<key>-child` replaces `<key>`. */
export function childTexts<T extends Texts>(texts: T): T {
  const known = forChildren.get(texts) as T | undefined;
  if (known) return known;
  const made: Record<string, string> = { ...texts };
  for (const key in texts) if (key.endsWith('-child')) made[key.slice(0, -6)] = texts[key] as string;
  forChildren.set(texts, made);
  return made as T;
}
