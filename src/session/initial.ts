import type { User } from './user.types.ts';

/** Additional fields of a fuller cookie (SESS-13). */
type Named = User & { email?: unknown; nick?: unknown };

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Returns the first letter (grapheme) of the name, else of the e-mail, else of the card number (HDR-23). */
export function initialOf(user: Named): string | undefined {
  const text = [user.initial, user.name, user.email, user.nick].find(isText);
  if (text === undefined) return undefined;
  const [first] = new Intl.Segmenter('ca').segment(text.trim());
  return first?.segment.toLocaleUpperCase('ca');
}
