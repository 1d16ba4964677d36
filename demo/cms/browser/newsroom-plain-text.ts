import { blockType } from './newsroom-blocks.ts';

const wordy = [
  'title',
  'html',
  'text',
  'items',
  'caption',
  'name',
  'kicker',
  'author',
  'cards',
  'topics',
  'children',
];

/** Tags within a word or beside a sign, which do not split it; other tags are word boundaries. */
const inline = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi;

/** The words of a body element in one line, or the name of its type where it has none. */
export function plainText(element: { type: string }): string {
  return wordsOf(element) || (blockType(element.type)?.name ?? element.type);
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string')
    return value
      .replace(inline, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(' · ');
  if (typeof value !== 'object' || value === null) return '';
  const inside = value as Record<string, unknown>;
  return wordy
    .map((name) => wordsOf(inside[name]))
    .filter(Boolean)
    .join(' · ');
}
