import { expect, test } from 'vitest';
import { readContent } from '../../api/live/message-rules.ts';
import { everyBodyElement } from '../../testing/every-body-element.ts';
import { blockTypes } from './newsroom-block-types.ts';
import { draftOf, elementOf, newBlock } from './newsroom-blocks.ts';

test('BODY-02 BODY-03 has fields for every type of body element and keeps each unchanged', () => {
  expect(blockTypes.map(({ type }) => type).sort()).toEqual(everyBodyElement.map(({ type }) => type).sort());
  for (const element of everyBodyElement)
    expect(elementOf(JSON.parse(JSON.stringify(draftOf(element)))), element.type).toEqual(element);
});

test('BODY-01 builds new blocks that the server accepts', () => {
  const typed: [string, Record<string, string>, Record<string, string>?][] = [
    ['heading', { text: 'Hola' }],
    ['listing', { items: 'Una\n\n Dues ', tag: 'ol' }],
    ['image', { 'image.src': '/clip/x', 'image.alt': '', caption: '' }],
    ['audio', { src: '/a.mp3', duration: '2,5' }],
    ['hot-topics', {}, { title: 'Tema', href: '/t', children: 'Una | /u\nDues|/d' }],
  ];
  const description = typed.map(([type, fields, card]) => {
    const block = newBlock(type);
    return elementOf({ ...block, fields, cards: card ? [{ base: {}, fields: card }] : [] });
  });
  expect(readContent({ title: 'x', description }).description).toEqual([
    { type: 'heading', tag: 'h4', text: 'Hola' },
    { type: 'listing', tag: 'ol', items: ['Una', 'Dues'] },
    { type: 'image', image: { src: '/clip/x' } },
    { type: 'audio', src: '/a.mp3', duration: 2.5 },
    {
      type: 'hot-topics',
      topics: [
        {
          title: 'Tema',
          href: '/t',
          children: [
            { title: 'Una', href: '/u' },
            { title: 'Dues', href: '/d' },
          ],
        },
      ],
    },
  ]);
});

test('BODY-01 removes a cleared field and nothing else', () => {
  const image = { type: 'image', image: { src: '/x', alt: 'Una', mimeType: 'image/webp' }, caption: 'Peu' };
  const draft = draftOf(image);
  Object.assign(draft.fields, { caption: ' ', 'image.alt': '' });
  expect(elementOf(draft)).toEqual({ type: 'image', image: { src: '/x', mimeType: 'image/webp' } });
  draft.fields['image.src'] = '';
  expect(elementOf({ ...draft, base: { type: 'image', image: { src: '/x' } } })).toEqual({ type: 'image' });
});
