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

/** The words of a body element in one line, or the name of its type where it has none. */
export function plainText(element: { type: string }): string {
  return wordsOf(element) || (blockType(element.type)?.name ?? element.type);
}

function wordsOf(value: unknown): string {
  if (typeof value === 'string')
    return value
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
