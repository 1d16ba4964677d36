/** Advice that several tags share, for their `*.guide.ts`. */

type Keys = readonly (readonly [keys: string, effect: string])[];

export const formKeys: Keys = [
  ['Enter, en un camp', 'Envia el formulari.'],
  [
    'Enter o Espai, en el botó',
    'Envia el formulari. Si falta res, diu què i porta el focus al primer camp que cal omplir.',
  ],
];

/** Keys of a form with a field of several lines. */
export const messageKeys: Keys = [
  ['Enter, en el text llarg', 'Comença una línia nova.'],
  ['Enter, en un altre camp', 'Envia el formulari.'],
  ...formKeys.slice(1),
];

export const formScreenReader: readonly string[] = [
  'Cada camp té la seua etiqueta, el seu ajut i el seu missatge d’error, que es lligen amb el camp.',
  'El botó d’enviar es pot enfocar sempre, i la seua descripció diu quins camps falten.',
  'Amb més d’un error hi ha una llista d’enllaços als camps.',
];

export const rowKeys: Keys = [
  ['← i →', 'Amb el focus dins, fan córrer la fila.'],
  ['Inici i Fi', 'Van al principi i al final de la fila.'],
  ['Tab', 'Passa pels botons i pels enllaços que es veuen de la fila, i no pels amagats.'],
];

export const rowScreenReader: readonly string[] = [
  'Si no hi cap tot, és un carrusel amb el nom del seu títol, i cada element de la fila té el seu número.',
  'Quan la fila es mou, s’anuncien els números que es veuen: «2–4 de 9».',
];

export const menuKeys: Keys = [
  ['Enter o Espai, en el botó', 'Obri i tanca el menú.'],
  ['↓ i ↑', 'L’obrin, i van d’un enllaç a l’altre.'],
  ['Inici, Fi o una lletra', 'Van al primer enllaç, a l’últim, o al que comença per la lletra.'],
  ['Esc', 'El tanca i torna el focus al botó.'],
];

export const dialogKeys: Keys = [['Esc', 'Tanca el diàleg i torna el focus on estava.']];
