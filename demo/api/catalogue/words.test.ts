import { describe, expect, test } from 'vitest';
import { stemOf } from './stem.ts';
import { letterOf, plainWords, stems } from './words.ts';

/** Pairs of spellings with the same meaning. */
const alike: [string, string][] = [
  ['plaça', 'placa'],
  ['col·legi', 'col.legi'],
  ['col·legi', 'col-legi'],
  ['col·legi', 'collegi'],
  ['col·legi', 'COL•LEGI'],
  ['novel·la', 'noveŀles'],
  ['pel·lícula', 'pel.licules'],
  ['l’hora', 'hora'],
  ['l’hora', "L'HORA"],
  ['l’hora', 'lʼhora'],
  ['d’aigua', 'aigua'],
  ['vore’l', 'vore'],
  ['música', 'musica'],
  ['mu\u0301sica', 'música'],
  ['24h', '24 hores'],
  ['24 h', 'vint-i-quatre hores'],
  ['set dies', '7 dies'],
  ['el nou d’octubre', '9 d’octubre'],
  ['km 0', 'quilòmetre zero'],
  ['Km0', 'Kilòmetre 0'],
  ['Elx', 'Elche'],
  ['la Vila Joiosa', 'Villajoyosa'],
  ['Vila-real', 'Villarreal'],
];
test.each(alike)('BEY-22 %s and %s are the same to the search', (one, other) => {
  expect(stems(other)).toBe(stems(one));
});

describe('the words of a text', () => {
  test.each([
    ['La festa de l’hort d’en Pere', ['festa', 'hort', 'pere']],
    ['Per a tots', ['tots']],
    ['I què hi ha?', ['ha']],
    ['De la', ['de', 'la']],
    ['100% de l_aigua', ['100', 'aigua']],
    ['Mitja-nit', ['mitja', 'nit']],
    ['La Covid19 en 5G', ['covid', '19', '5', 'g']],
    ['%%% \\ \u0000 \u202e', []],
    ['🍊🍊🍊', []],
    ['d’', ['d']],
    ['el 9 d’octubre', ['9', 'octubre']],
    ['Добрый день', ['добрыи', 'день']],
  ])('BEY-22 %s', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  test('BEY-22 the stem of any word is not empty, and is its own stem', () => {
    for (const word of ['s', 'os', 'ns', 'ss', 'ions', 'aaaa', '2026', 'ñandú', 'ооо']) {
      expect(stemOf(word)).not.toBe('');
      expect(stemOf(word)).toBe(stemOf(word));
    }
  });
});

test.each([
  ['Çatalhöyük', 'C'],
  ['Àlbum de mar', 'A'],
  ['élite', 'E'],
  ['24 hores', '#'],
  ['«Hola»', '#'],
  ['Ñam', 'N'],
  ['l’hora', 'L'],
  ['', '#'],
  ['день', '#'],
])('LIST-30 «%s» stands under %s', (title, letter) => {
  expect(letterOf(title)).toBe(letter);
});
