import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';

test.each([
  ['L’hora de la plaça', ['hora'], ['hora']],
  ['Les places del col·legi vell', ['placa', 'collegi'], ['places', 'col·legi']],
  ['Ceràmica i ceramistes', ['ceram'], ['Ceràmica', 'ceramistes']],
  ['La mar i la mare', ['mar', 'festa'], ['mar']],
  ['Obert 24h en Elx', ['24', 'elx'], ['24h', 'Elx']],
  ['<b>&amp;', ['b'], ['b']],
  ['', ['mar'], []],
])('SRCH-09 BEY-22 marks the searched words in «%s»', (text, words, meant) => {
  const pieces = markWords(text, words);
  expect(pieces.map(([piece]) => piece).join('')).toBe(text);
  expect(pieces.filter(([, isMeant]) => isMeant).map(([piece]) => piece)).toEqual(meant);
});
