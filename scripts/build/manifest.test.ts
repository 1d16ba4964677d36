import { expect, test } from 'vitest';
import { tagsInSharedFiles } from './manifest.ts';

const files = (...scripts: string[]) => ({ scripts, styles: [] });

test('BEY-25 names each tag whose own code another tag or its parts load', () => {
  const tags = { 'ap-time': files('core', 'dates', 'time'), 'ap-poll': files('core', 'poll') };
  const own = { 'poll/dialogs': files('core', 'poll', 'dialogs') };
  expect(tagsInSharedFiles(tags, own)).toEqual([]);
  expect(tagsInSharedFiles({ ...tags, 'ap-live-feed': files('core', 'time', 'live-feed') }, own)).toEqual([
    'ap-time',
  ]);
  expect(tagsInSharedFiles(tags, { 'profile/lists': files('core', 'poll', 'lists') })).toEqual(['ap-poll']);
});
