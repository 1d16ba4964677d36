import { expect, test } from 'vitest';
import { forgetWord, hasWord, keepWord, wordsFile } from './word-list.ts';

const rain = {
  term: 'xàfec',
  definition: 'Ruixat molt fort.',
  sentence: 'Un xàfec és un ruixat que no avisa.',
};
const drizzle = {
  term: 'plovisquejar',
  definition: '',
  sentence: 'Plovisquejar és caure\n  una pluja fina.',
};

test('BEY-16 keeps each word once, in the order of keeping, until it is let go', () => {
  const words = keepWord(keepWord(keepWord([], rain), drizzle), { ...rain, definition: 'Aiguat.' });
  expect(words.map(({ term, definition }) => [term, definition])).toEqual([
    ['plovisquejar', ''],
    ['xàfec', 'Aiguat.'],
  ]);
  expect(hasWord(words, 'xàfec')).toBe(true);
  expect(hasWord(forgetWord(words, 'xàfec'), 'xàfec')).toBe(false);
});

test('BEY-16 is a file that spreadsheets read, in which no text is a formula or ends its cell', () => {
  const tricks = [
    { term: '=1+1', definition: '@x', sentence: '-2; "tres"' },
    { term: '  +34', definition: '\t=A1', sentence: 'a\r\nb' },
  ];
  expect(wordsFile([drizzle, ...tricks], ['Paraula', 'Definició', 'Frase'])).toBe(
    [
      '\ufeff"Paraula";"Definició";"Frase"',
      '"plovisquejar";"";"Plovisquejar és caure una pluja fina."',
      `"'=1+1";"'@x";"'-2; ""tres"""`,
      `"'+34";"'=A1";"a b"`,
      '',
    ].join('\r\n'),
  );
});
