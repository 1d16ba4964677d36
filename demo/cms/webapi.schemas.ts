import { longestQuestion, mostWords } from '../api/catalogue/question.ts';
import { closed, fields, text, textOrNull } from '../api/http/json-schema.ts';

const listOf = (description: string) => ({ type: 'array', items: text, description }) as const;

/** The search payload (LIST-18), in the address: repeated keys, also as `key[]` (LIST-21). */
export const listQuery = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 48, default: 12, description: 'Cards at most.' },
    letter: { ...text, description: 'A to Z or #; TOP or nothing for all.' },
    text: {
      ...text,
      description: `Words that titles or places have; the last may be a beginning. Only ${longestQuestion} signs and ${mostWords} words count, and a letter does not.`,
    },
    location: listOf('Codes of municipalities: any of them.'),
    age: listOf('Any of them.'),
    filters: listOf('Any of them.'),
    types: { ...text, description: 'Of what the list has; it has no other.' },
    orderBy: { ...text, enum: ['lastPublishedContentDate'] },
    cursorMark: { ...text, description: 'Of the page before; * or nothing for the first.' },
  },
} as const;

export const listParameters = fields({
  cursorMark: { ...text, description: 'Of the page before; * for the first.' },
});

export const listAnswer = closed(
  {
    html: { ...listOf('A card each, with its id in data-id.') },
    cursorMark: { ...textOrNull, description: 'Of the page after it; null after the last.' },
    notice: { ...text, description: 'For readers, where some of a long text was left out of the search.' },
  },
  'notice',
);
