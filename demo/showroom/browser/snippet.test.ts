import { expect, test } from 'vitest';
import { attributesIn, openingTag, withAttributes } from './snippet.ts';

const attributes = (entries: Record<string, string>) => new Map(Object.entries(entries));

test('BEY-27 writes flags bare and JSON in single quotes, and escapes values', () => {
  expect(openingTag('ap-poll', attributes({ 'poll-id': '1', open: '', options: '[{"id":"1"}]' }))).toBe(
    `<ap-poll poll-id="1" open options='[{"id":"1"}]'>`,
  );
  expect(openingTag('ap-share-bar', attributes({ 'share-title': `«D'una» & "dos"` }))).toBe(
    '<ap-share-bar share-title="«D\'una» &amp; &quot;dos&quot;">',
  );
});

test('BEY-27 keeps the content of and around the tag', () => {
  const snippet =
    '<p>Abans</p>\n<ap-poll poll-id="1" options=\'[">"]\'>\n  <h2 slot="question">Què?</h2>\n</ap-poll>';
  expect(withAttributes(snippet, 'ap-poll', attributes({ 'poll-id': '$$2' }))).toBe(
    '<p>Abans</p>\n<ap-poll poll-id="$$2">\n  <h2 slot="question">Què?</h2>\n</ap-poll>',
  );
});

test('BEY-27 ignores a tag with a longer name', () => {
  expect(
    withAttributes(
      '<ap-time-zone></ap-time-zone><ap-time></ap-time>',
      'ap-time',
      attributes({ format: 'day' }),
    ),
  ).toBe('<ap-time-zone></ap-time-zone><ap-time format="day"></ap-time>');
});

test('BEY-27 reads the attributes of a snippet like the browser', () => {
  const snippet = `<ap-poll poll-id=1 open\n  options='[{"id":"1"}]' start-date="a &amp; &quot;b&quot;"></ap-poll>`;
  expect(Object.fromEntries(attributesIn(snippet, 'ap-poll'))).toEqual({
    'poll-id': '1',
    open: '',
    options: '[{"id":"1"}]',
    'start-date': 'a & "b"',
  });
  expect(attributesIn('<ap-time></ap-time>', 'ap-time').size).toBe(0);
});
