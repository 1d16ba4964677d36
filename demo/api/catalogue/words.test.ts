import { describe, expect, test } from 'vitest';
import { letterOf, plainWords, stemOf, stems } from './words.ts';

/** Singular and plural, or two ways to type the same. */
const alike: [string, string][] = [
  ['cavall', 'cavalls'],
  ['platja', 'platges'],
  ['plaça', 'places'],
  ['plaça', 'placa'],
  ['camió', 'camions'],
  ['cançó', 'cançons'],
  ['emoció', 'emocions'],
  ['ràdio', 'ràdios'],
  ['molí', 'molins'],
  ['camí', 'camins'],
  ['germà', 'germans'],
  ['germana', 'germanes'],
  ['valencià', 'valencians'],
  ['jove', 'jóvens'],
  ['jove', 'joves'],
  ['home', 'hòmens'],
  ['origen', 'orígens'],
  ['examen', 'exàmens'],
  ['tren', 'trens'],
  ['pa', 'pans'],
  ['mà', 'mans'],
  ['vi', 'vins'],
  ['boca', 'boques'],
  ['amiga', 'amigues'],
  ['llengua', 'llengües'],
  ['aigua', 'aigües'],
  ['pluja', 'pluges'],
  ['viatge', 'viatges'],
  ['taronja', 'taronges'],
  ['roig', 'rojos'],
  ['passeig', 'passejos'],
  ['gos', 'gossos'],
  ['peix', 'peixos'],
  ['disc', 'discos'],
  ['braç', 'braços'],
  ['text', 'textos'],
  ['país', 'països'],
  ['autobús', 'autobusos'],
  ['interés', 'interessos'],
  ['francés', 'francesos'],
  ['col·legi', 'col·legis'],
  ['col·legi', 'col.legi'],
  ['col·legi', 'collegi'],
  ['col·legi', 'COL•LEGI'],
  ['novel·la', 'noveŀles'],
  ['pel·lícula', 'pel.licules'],
  ['l’hora', 'hora'],
  ['l’hora', "L'HORA"],
  ['d’aigua', 'aigua'],
  ['vore’l', 'vore'],
  ['festa', 'festes'],
  ['música', 'musica'],
  ['mu\u0301sica', 'música'],
  ['any', 'anys'],
  ['ull', 'ulls'],
];
test.each(alike)('BEY-22 %s and %s are the same to the search', (one, other) => {
  expect(stems(other)).toBe(stems(one));
});

const different: [string, string][] = [
  ['camió', 'camí'],
  ['tren', 'tres'],
  ['mar', 'mare'],
  ['gos', 'got'],
  ['porta', 'port'],
  ['col', 'col·legi'],
];
test.each(different)('BEY-22 %s and %s are not', (one, other) => {
  expect(stems(other)).not.toBe(stems(one));
});

describe('the words of a text', () => {
  test.each([
    ['La festa de l’hort d’en Pere', ['festa', 'hort', 'pere']],
    ['Per a tots', ['tots']],
    ['I què hi ha?', ['ha']],
    ['De la', ['de', 'la']],
    ['100% de l_aigua', ['100', 'aigua']],
    ['Mitja-nit', ['mitja', 'nit']],
    ['%%% \\ \u0000 \u202e', []],
    ['🍊🍊🍊', []],
    ['d’', ['d']],
    ['el 9 d’octubre', ['9', 'octubre']],
    ['Добрый день', ['добрыи', 'день']],
  ])('BEY-22 %s', (text, words) => {
    expect(plainWords(text)).toEqual(words);
  });

  test('BEY-22 a stem of anything is something, and stays what it is', () => {
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
