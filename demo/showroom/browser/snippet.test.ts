import { expect, test } from 'vitest';
import { attributesIn, openingTag, withAttributes } from './snippet.ts';

const attributes = (entries: Record<string, string>) => new Map(Object.entries(entries));

test('BEY-27 the snippet writes flags bare, JSON in single quotes, and escapes what must be', () => {
  expect(openingTag('ap-poll', attributes({ 'poll-id': '1', open: '', options: '[{"id":"1"}]' }))).toBe(
    `<ap-poll poll-id="1" open options='[{"id":"1"}]'>`,
  );
  expect(openingTag('ap-share-bar', attributes({ 'share-title': `«D'una» & "dos"` }))).toBe(
    '<ap-share-bar share-title="«D\'una» &amp; &quot;dos&quot;">',
  );
});

test('BEY-27 the snippet keeps what is inside the tag and around it', () => {
  const snippet =
    '<p>Abans</p>\n<ap-poll poll-id="1" options=\'[">"]\'>\n  <h2 slot="question">Què?</h2>\n</ap-poll>';
  expect(withAttributes(snippet, 'ap-poll', attributes({ 'poll-id': '$$2' }))).toBe(
    '<p>Abans</p>\n<ap-poll poll-id="$$2">\n  <h2 slot="question">Què?</h2>\n</ap-poll>',
  );
});

test('BEY-27 the snippet does not take a tag of a longer name for its own', () => {
  expect(
    withAttributes(
      '<ap-time-zone></ap-time-zone><ap-time></ap-time>',
      'ap-time',
      attributes({ format: 'day' }),
    ),
  ).toBe('<ap-time-zone></ap-time-zone><ap-time format="day"></ap-time>');
});

test('BEY-27 the attributes of a snippet are read as the browser reads them', () => {
  const snippet = `<ap-poll poll-id=1 open\n  options='[{"id":"1"}]' start-date="a &amp; &quot;b&quot;"></ap-poll>`;
  expect(Object.fromEntries(attributesIn(snippet, 'ap-poll'))).toEqual({
    'poll-id': '1',
    open: '',
    options: '[{"id":"1"}]',
    'start-date': 'a & "b"',
  });
  expect(attributesIn('<ap-time></ap-time>', 'ap-time').size).toBe(0);
});
