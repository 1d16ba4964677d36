import { expect, test } from 'vitest';
import type { NextContent } from '../../src/api/next-content.types.ts';
import { ForeignAddress, missingIn, nextChapter } from './next-chapter.ts';

const current = {
  id: 'c1',
  bcId: '101',
  title: 'El far',
  url: '/c1',
  pageTitle: 'El far, La Costera · Apunt',
  downloadUrl: null,
  texts: null,
};
const answer = {
  nextContentUrl: '/c2',
  nextContentId: 'c2',
  nextContentBcId: '102',
  chapter: {
    title: 'Calafats <b>de</b> $& guàrdia',
    episode: 'Capítol 2',
    duration: 72,
    resume: [{ html: '<p>De nit.</p>' }, { html: '<p>I de dia.</p>' }],
    downloadFile: { url: '/c2.mp4' },
  },
} satisfies NextContent;

const nameOf = (url: string) => `El de ${new URL(url).pathname}`;

test('PLAY-11 PLAY-13 is a chapter with its address, its titles and what the page says of it', () => {
  expect(nextChapter(current, answer, nameOf)).toEqual({
    id: 'c2',
    bcId: '102',
    title: 'Calafats <b>de</b> $& guàrdia',
    url: new URL('/c2', location.href).href,
    pageTitle: 'Calafats <b>de</b> $& guàrdia, La Costera · Apunt',
    downloadUrl: '/c2.mp4',
    texts: {
      title: 'Calafats <b>de</b> $& guàrdia',
      episode: 'Capítol 2',
      duration: '1:12',
      summary: '<p>De nit.</p><p>I de dia.</p>',
    },
  });
});

test('takes the whole title where the page does not say that of the chapter', () => {
  expect(nextChapter({ ...current, pageTitle: 'Apunt' }, answer, nameOf)?.pageTitle).toBe(
    answer.chapter.title,
  );
});

test.each([
  ['nextContentUrl', null],
  ['nextContentId', null],
  ['nextContentBcId', null],
])('PLAY-14 is none without its %s, which an editor is told', (name, value) => {
  const lacking = { ...answer, [name]: value };
  expect(nextChapter(current, lacking, nameOf)).toBeNull();
  expect(missingIn(lacking)).toEqual([name]);
});

test('PLAY-09 plays what has no texts, by the name that the page has for it', () => {
  const bare = { ...answer, chapter: null };
  expect(nextChapter(current, bare, nameOf)).toMatchObject({
    bcId: '102',
    title: 'El de /c2',
    texts: { title: 'El de /c2', episode: '', duration: '', summary: '' },
  });
  expect(missingIn(bare)).toEqual(['chapter.title']);
});

test('lacks nothing where nothing comes after', () => {
  const last = { nextContentUrl: null, nextContentId: null, nextContentBcId: null, chapter: null };
  expect([missingIn(last), missingIn(answer), nextChapter(current, last, nameOf)]).toEqual([[], [], null]);
});

test.each(['https://elsewhere.example/c2', '//elsewhere.example/c2', 'javascript:alert(1)'])(
  'PLAY-31 W-32 refuses the address %s',
  (nextContentUrl) => {
    expect(() => nextChapter(current, { ...answer, nextContentUrl }, nameOf)).toThrow(ForeignAddress);
  },
);

test('W-06 has no download of an address that may not be used', () => {
  const chapter = { ...answer.chapter, downloadFile: { url: 'javascript:alert(1)' }, duration: 0 };
  expect(nextChapter(current, { ...answer, chapter }, nameOf)).toMatchObject({
    downloadUrl: null,
    texts: { duration: '' },
  });
});
