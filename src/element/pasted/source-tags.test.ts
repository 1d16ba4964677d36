import { expect, test } from 'vitest';
import { sourceTags } from './source-tags.ts';

const written = (source: string) =>
  sourceTags(source).map(({ tag, isEnd, attributes }) =>
    [isEnd ? `/${tag}` : tag, ...attributes.map(({ name, value }) => `${name}=${value}`)].join(' '),
  );

test.each([
  ['<AP-Poll Poll-ID=1 open\n active = "yes"></AP-POLL>', ['ap-poll poll-id=1 open= active=yes', '/ap-poll']],
  ['<p title="<ap-poll>"><ap-time\tlabel=\'"a">\'>', ['ap-time label="a">']],
  ['<!-- <ap-poll> --><ap-time><!-- <ap-poll>', ['ap-time']],
  ['<script>"<ap-poll>"</script><textarea><ap-poll></textarea><noscript><ap-poll></noscript>', []],
  ['a < b <ap-time> c', ['ap-time']],
])('of %s the tags are %j', (source, tags) => {
  expect(written(source)).toEqual(tags);
});

test.each([
  ['<ap-poll poll-id="1" />', true],
  ['<ap-poll/>', true],
  ['<ap-poll url="/a/">', false],
])('%s closes itself: %s', (source, isSelfClosed) => {
  expect(sourceTags(source)[0]?.isSelfClosed).toBe(isSelfClosed);
});
