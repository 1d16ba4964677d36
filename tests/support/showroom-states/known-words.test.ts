import { expect, test } from 'vitest';
import { knownBy } from './known-words.ts';

const isKnown = knownBy({
  texts: [
    'Voteu',
    'Votareu «{option}»',
    'Accepteu les {bases} i la {policy}.',
    '{n} vots',
    '(finestra nova)',
    'de YouTube',
    'Torneu demà.',
  ],
  data: ['L’Almoina', 'L’Almoina: la llista', 'Obriu el mapa', 'Us queden {days} dies'],
  written: ['Aitana', 'Carrer Inventat, 7', 'València'],
});

test.each([
  'Voteu',
  'Votareu «L’Almoina»',
  'Accepteu les',
  'Obriu el mapa',
  '1.284 vots',
  'Voteu: Obriu el mapa',
  '12 vots · Votareu «L’Almoina»',
  'YouTube (finestra nova)',
  '(de YouTube)',
  'Voteu: L’Almoina: la llista',
  'Us queden 3 dies',
  'YouTube',
  'dimarts, 3 de març del 2026, 12:04',
  '3 d’abril del 2026',
  '1,2 MB',
  'Aitana (Carrer Inventat, 7, València)',
  '· 12:04 (A)',
  '0:12 L’Almoina',
  'AP-NOT-FOUND-404-404',
  'Obriu el mapa. Torneu demà. L’Almoina. Torneu demà.',
])('SITE-10 «%s» is known', (words) => {
  expect(isKnown(words)).toBe(true);
});

test.each([
  'Vote',
  'voteu',
  'Voteu ara',
  'Votareu «the other one»',
  '1.284 votes',
  'Voteu: close',
  'Menu: Voteu',
  'YouTube (new window)',
  '12 vots · closed',
  'Obriu',
  'Obriu el mapa now',
  'March 3',
  '3 hours',
  'Hello Aitana',
  'Aitanah',
  'Obriu el mapa. Come back. Torneu demà.',
])('SITE-10 «%s» is not', (words) => {
  expect(isKnown(words)).toBe(false);
});
