import { expect, test } from 'vitest';
import { readSentences, repeatAt, sentenceAt, soundingAt } from './sentences.ts';

const read = (...times: [start?: string | undefined, end?: string][]) =>
  readSentences(
    times.map(([start, end]) => {
      const node = document.createElement('span');
      if (start !== undefined) node.dataset.start = start;
      if (end !== undefined) node.dataset.end = end;
      return node;
    }),
  );
const lesson = () => read(['2', '5.5'], ['6.2', '8'], ['20', '24'], ['24', '30']);

test.each([
  [0, -1],
  [2, 0],
  [5.49, 0],
  [6, 0],
  [6.2, 1],
  [8.5, -1],
  [19.9, -1],
  [24, 3],
  [30, -1],
])('BEY-16 marks at second %d the sentence %d, also in a breath after it', (seconds, sentence) => {
  expect(soundingAt(lesson(), seconds)).toBe(sentence);
});

test.each([
  [0, -1],
  [8.5, 1],
  [500, 3],
])('BEY-16 at second %d sentence %d was the last to begin', (seconds, sentence) => {
  expect(sentenceAt(lesson(), seconds)).toBe(sentence);
});

test('omits sentences without a time, and corrects missing or invalid ends', () => {
  const sentences = read(
    ['ara'],
    ['-1'],
    [''],
    [undefined, '3'],
    ['4'],
    ['9', '1'],
    ['Infinity'],
    [' 12 ', 'x'],
  );
  expect(sentences.map(({ start, end }) => [start, end])).toEqual([
    [4, 9],
    [9, 12],
    [12, Number.POSITIVE_INFINITY],
  ]);
});

test('of times that cross, or do not rise, the sentence that began last sounds', () => {
  const sentences = read(['10', '20'], ['5', '12'], ['15', '30'], ['15', '16']);
  const at = (seconds: number) => soundingAt(sentences, seconds);
  expect([6, 11, 15.5, 17, 29].map(at)).toEqual([1, 0, 3, 2, 2]);
  expect(sentenceAt(sentences, 100)).toBe(3);
  expect(soundingAt([], 3)).toBe(-1);
});

test('BEY-16 a repeated sentence begins again at its end, and gives way where somebody goes elsewhere', () => {
  const sentences = lesson();
  expect(repeatAt(sentences, 0, 3)).toEqual({ repeated: 0 });
  expect(repeatAt(sentences, 0, 5.6)).toEqual({ repeated: 0, seekTo: 2 });
  expect(repeatAt(sentences, 1, 5.3)).toEqual({ repeated: 1 });
  expect(repeatAt(sentences, 0, 21)).toEqual({ repeated: 2 });
  expect(repeatAt(sentences, 2, 0)).toEqual({ repeated: -1 });
  expect(repeatAt(sentences, -1, 7)).toEqual({ repeated: 1 });
  expect(repeatAt([], 0, 7)).toEqual({ repeated: -1 });
});
