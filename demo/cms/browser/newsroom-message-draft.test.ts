import { afterEach, expect, test, vi } from 'vitest';
import { draftOfMessage, draftStore, newDraft } from './newsroom-message-draft.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
afterEach(() => kept.clear());
const drafts = draftStore('1');

test('BEY-09 restores a draft of its own feed and message', () => {
  const written = draftOfMessage({
    id: 'a',
    title: 'Plou',
    publishedDate: '2026-03-01T12:00:00Z',
    openingMultimedia: { type: 'image', image: { src: '/clip/x', alt: '' } },
    description: [{ type: 'hot-topics', topics: [{ title: 'Tema', href: '/t' }] }],
    shareUrl: { href: '/x', title: 'Plou' },
  });
  drafts.write('a', written);
  drafts.write('new', newDraft('Rosa'));
  expect(drafts.read('a')).toEqual(written);
  expect(drafts.read('new')).toMatchObject({ author: 'Rosa' });
  expect([drafts.read('b'), draftStore('2').read('a')]).toEqual([undefined, undefined]);
});

test.each([
  '{',
  'null',
  '5',
  '[]',
  '{"id":"a","title":"x"}',
  '{"id":"a","title":"x","author":"","blocks":[null]}',
  '{"id":"a","title":"x","author":"","blocks":[{"type":"paragraph"}]}',
  '{"id":"a","title":"x","author":"","blocks":[{"type":"paragraph","base":{},"fields":null,"cards":[]}]}',
  '{"id":"a","title":"x","author":"","blocks":[],"opening":5}',
])('BEY-09 ignores an invalid draft (%s)', (text) => {
  kept.set('ap-newsroom:1:new', text);
  expect(drafts.read('new')).toBeUndefined();
});
