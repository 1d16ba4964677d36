import { expect, test } from 'vitest';
import { changeDraft, readDraft } from './message-form.ts';

const draftOf = () =>
  readDraft(
    new URLSearchParams({
      title: 'Plou',
      'description.0': 'paragraph',
      'description.0.html': 'Hola',
      'description.1': 'listing',
      'description.1.items': ' Una\r\n\r\nDues ',
      'description.2': 'audio',
      'description.2.duration': '2,5',
      'description.4': 'quote',
    }),
  );

test('BODY-01 reads the blocks of a form, up to the first missing one', () => {
  expect(draftOf()).toEqual({
    title: 'Plou',
    description: [
      { type: 'paragraph', html: 'Hola' },
      { type: 'listing', items: ['Una', 'Dues'], tag: '' },
      { type: 'audio', src: '', title: '', bcId: '', duration: 2.5 },
    ],
  });
});

test.each([
  ['add description quote', 'description.3', ['paragraph', 'listing', 'audio', 'quote']],
  ['remove description.0', 'description.0', ['listing', 'audio']],
  ['remove description.2', 'description.1', ['paragraph', 'listing']],
  ['up description.1', 'up description.0', ['listing', 'paragraph', 'audio']],
  ['up description.0', 'up description.0', ['paragraph', 'listing', 'audio']],
  ['down description.2', 'down description.2', ['paragraph', 'listing', 'audio']],
  ['down description.0', 'down description.1', ['listing', 'paragraph', 'audio']],
])('BODY-01 %s moves the focus to %s', (action, focus, types) => {
  const draft = draftOf();
  expect(changeDraft(draft, action)).toBe(focus);
  expect((draft.description as { type: string }[]).map(({ type }) => type)).toEqual(types);
});

test.each([
  'remove description.9',
  'remove title',
  'up',
  'sideways description.0',
  'add __proto__ image',
  'add constructor.prototype',
  'remove __proto__.toString',
  'add title image',
  'add description.0.cards',
  '',
])('W-04 changes nothing by the action «%s»', (action) => {
  const draft = draftOf();
  expect(changeDraft(draft, action)).toBeUndefined();
  expect(draft).toEqual(draftOf());
});
