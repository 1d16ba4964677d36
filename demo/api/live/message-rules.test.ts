import { expect, test } from 'vitest';
import { everyBodyElement } from '../../testing/every-body-element.ts';
import { ApiError } from '../http/api-error.ts';
import { readChange, readContent } from './message-rules.ts';

function problemsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.errors.map(({ errorMessage }) => errorMessage);
  }
}

test('BODY-02 BODY-03 keeps one element of each type unchanged', () => {
  const message = { title: 'Tot', description: everyBodyElement };
  expect(readContent(message)).toEqual(message);
});

const image = { src: '/clip/x', alt: '' };
test.each<[string, unknown, string]>([
  ['an unknown type', { type: 'marquee', html: 'Hola' }, 'description.0.type no és cap dels tipus'],
  [
    'a type that is a property of every object',
    { type: 'toString' },
    'description.0.type no és cap dels tipus',
  ],
  ['no element', null, 'description.0'],
  ['no text', { type: 'paragraph' }, 'description.0.html no pot faltar'],
  ['whitespace only', { type: 'heading', tag: 'h2', text: '  ' }, 'description.0.text ha de tindre text'],
  ['another tag', { type: 'heading', tag: 'script', text: 'x' }, 'description.0.tag ha de ser un d’estos'],
  ['a long html', { type: 'paragraph', html: 'x'.repeat(20_001) }, 'description.0.html no pot passar de'],
  ['control characters', { type: 'paragraph', html: 'x\u0000' }, 'description.0.html té caràcters'],
  ['a lone surrogate', { type: 'paragraph', html: '\ud83d' }, 'description.0.html té caràcters'],
  [
    'a lone surrogate in an address',
    { type: 'video', src: 'https://a.cat/\ud83d' },
    'description.0.src no és',
  ],
  ['a script address', { type: 'video', src: 'javascript:alert(1)' }, 'description.0.src no és una adreça'],
  ['a data address', { type: 'image', image: { src: 'data:x' } }, 'description.0.image.src no és una adreça'],
  ['a deceptive address', { type: 'file', href: 'https://a@b.cat', name: 'x' }, 'description.0.href no és'],
  ['an internal address for a network', { type: 'youtube', url: '/x' }, 'description.0.url ha de començar'],
  ['no items', { type: 'listing', tag: 'ul', items: [] }, 'description.0.items ha de tindre entre 1 i 50'],
  ['an unknown field', { type: 'audio', src: '/x', onplay: 'x' }, 'description.0.onplay no és cap camp'],
  ['a string for seconds', { type: 'audio', src: '/x', duration: '3' }, 'description.0.duration ha de ser'],
  [
    'an end before its start',
    { type: 'audio-fragment', src: '/x', start: 3, end: 3 },
    'description.0.end ha',
  ],
  ['an empty embed', { type: 'embed', title: 'x' }, 'description.0.url ha de dur'],
  [
    'a bad card',
    { type: 'photo-gallery', cards: [{ image }, {}] },
    'description.0.cards.1.image no pot faltar',
  ],
])('W-04 W-06 rejects a body with %s and names its field', (_what, element, message) => {
  const problems = problemsOf(() => readContent({ title: 'x', description: [element] }));
  expect(
    problems.some((one) => one.startsWith(message)),
    problems.join('\n'),
  ).toBe(true);
});

test('LIVE-06 omits optional empty fields and trims whitespace', () => {
  const video = { type: 'video', src: ' /v.mp4 ', poster: '', title: null };
  expect(readContent({ title: ' Plou ', author: null, description: [video] })).toEqual({
    title: 'Plou',
    description: [{ type: 'video', src: '/v.mp4' }],
  });
});

test('BEY-06 changes only the fields of a correction; null removes author and opening', () => {
  expect(readChange({})).toEqual({});
  expect(readChange({ title: 'Ara', author: null, openingMultimedia: null })).toEqual({
    title: 'Ara',
    author: null,
    openingMultimedia: null,
  });
  expect(problemsOf(() => readChange({ title: null, description: null }))).toHaveLength(2);
  expect(problemsOf(() => readChange({ sequence: 9 }))).toEqual(['sequence no és cap camp']);
});
