import { expect, test } from 'vitest';
import { notClosedIn } from './not-closed.ts';
import { sourceTags } from './source-tags.ts';

const idsIn = (source: string) =>
  notClosedIn(sourceTags(source)).map(({ tag, attributes }) => `${tag} ${attributes[0]?.value ?? ''}`.trim());

test.each([
  ['<ap-poll poll-id="1" /><p>…</p>', ['ap-poll 1']],
  ['<ap-poll poll-id="1"><p>…</p><ap-poll poll-id="2"></ap-poll>', ['ap-poll 1']],
  ['<ap-poll poll-id="1"></ap-poll><ap-poll poll-id="2"><p>…</p>', ['ap-poll 2']],
  ['<ap-poll><ap-share-bar/></ap-poll>', ['ap-share-bar']],
  ['<p><ap-poll></p><p></ap-poll></p>', []],
  ['</ap-poll><ap-poll>', ['ap-poll']],
  ['<!-- <ap-poll> --><script>"<ap-poll>"</script><textarea><ap-poll></textarea>', []],
])('of %s these are not closed: %j', (source, tags) => {
  expect(idsIn(source)).toEqual(tags);
});
