import { expect, test } from 'vitest';
import { notClosedIn } from './not-closed.ts';

test.each([
  ['<ap-poll poll-id="1" /><p>…</p>', ['ap-poll']],
  ['<ap-poll poll-id="1"><p>…</p><ap-poll></ap-poll>', ['ap-poll']],
  ['<ap-poll><ap-share-bar/></ap-poll>', ['ap-share-bar']],
  ['<p><ap-poll></p><p></ap-poll></p>', []],
  ['<!-- <ap-poll> --><script>"<ap-poll>"</script><textarea><ap-poll></textarea>', []],
])('of %s these are not closed: %j', (source, tags) => {
  expect(notClosedIn(source)).toEqual(tags);
});
