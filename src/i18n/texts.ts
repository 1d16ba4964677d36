export type Texts = Readonly<Record<string, string>>;

/** Puts values in the places that a text keeps for them: `fill('Voteu {title}', { title })`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}
