import { fill } from '../../src/i18n/texts.ts';
import type { ParsedQuery } from '../../src/lists/list-query.ts';
import type { texts as ownTexts } from './index.texts.ts';

/** Maximum number of values in a notice. */
const MOST = 3;

const keys = {
  letter: 'index.unknown-letter',
  location: 'index.unknown-location',
  age: 'index.unknown-filter',
  filters: 'index.unknown-filter',
} as const;

/** Tells the reader which values of an address are unknown; empty if there are none. */
export const unknownNotice = (unknown: ParsedQuery['unknown'], texts: typeof ownTexts): string =>
  unknown
    .slice(0, MOST)
    .map(({ part, value }) => fill(texts[keys[part]], { value }))
    .join(' ');
