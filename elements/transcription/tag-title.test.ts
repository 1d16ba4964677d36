import { expect, test } from 'vitest';
import { html } from '../../src/server/html.ts';
import { tagTitle } from './tag-title.ts';
import { transcriptionTag } from './transcription.server.ts';

test.each([
  [{ href: '/resultats/pluja', title: ' La pluja ' }, 'La pluja'],
  [{ href: '/resultats/el%20temps' }, 'el temps'],
  [{ href: '/resultats/pluja/?p=1#a' }, 'pluja'],
  [{ href: 'https://apunt.example/temes/x%C3%A0fec', title: '  ' }, 'xàfec'],
  [{ href: '/resultats/100%25%' }, '100%25%'],
  [{ href: 'https://apunt.example' }, 'https://apunt.example'],
])('TRANS-04 a tag %j says %j', (tag, title) => {
  expect(tagTitle(tag)).toBe(title);
});

test('TRANS-01 TRANS-04 the server writes paragraphs with their times, and tags that can be followed', () => {
  const written = String(
    transcriptionTag({
      paragraphs: [
        [
          { html: html`Plou <b>molt</b>.`, start: 2, end: 4.5 },
          { html: html`I més.`, start: 5 },
        ],
        [{ html: html`Res.` }],
      ],
      tags: [{ href: '/t/el%20temps' }, { href: 'javascript:alert(1)' }, { href: '/b', title: '<i>' }],
    }),
  );
  expect(written).toContain(
    '<p><span data-start="2" data-end="4.5">Plou <b>molt</b>.</span> <span data-start="5">I més.</span></p>\n  <p>Res.</p>',
  );
  expect(written).toContain('<a href="/t/el%20temps">el temps</a>, <a href="/b">&lt;i&gt;</a></p>');
  expect(written).not.toContain('javascript');
});

test('the server renders folded parts so that they open without a script', () => {
  expect(String(transcriptionTag({ collapsed: true, paragraphs: [[{ html: html`Plou.` }]] }))).toBe(
    '<ap-transcription collapsed>\n  <details><summary>Transcripció</summary>\n  <p>Plou.</p></details>\n</ap-transcription>',
  );
});
