/** Advice that several tags share, for their `*.guide.ts`. */

type Keys = readonly (readonly [keys: string, effect: string])[];

export const formKeys: Keys = [
  ['Enter, en un camp', 'Envia el formulari.'],
  [
    'Enter o Espai, en el botó',
    'L’envia. Si falta res, ho diu i porta el focus al primer camp que cal omplir.',
  ],
];

export const formScreenReader: readonly string[] = [
  'Cada camp té la seua etiqueta, el seu ajut i el seu missatge d’error, que es lligen amb el camp.',
  'El botó d’enviar es pot enfocar sempre, i la seua descripció diu quins camps falten.',
  'Amb més d’un error hi ha una llista d’enllaços als camps.',
];

export const rowKeys: Keys = [
  ['← i →', 'Amb el focus dins, fan córrer la fila.'],
  ['Inici i Fi', 'Van a la primera i a l’última diapositiva.'],
  ['Tab', 'Passa pels botons i per les diapositives que es veuen, i no per les amagades.'],
];

export const rowScreenReader: readonly string[] = [
  'Mentre es pot fer córrer és un carrusel amb nom, i cada diapositiva té el seu número.',
  'Quan es mou s’anuncia quines es veuen: «2–4 de 9».',
];

export const menuKeys: Keys = [
  ['Enter o Espai, en el botó', 'Obri i tanca el menú.'],
  ['↓ i ↑', 'L’obrin, i van d’un enllaç a l’altre.'],
  ['Inici, Fi o una lletra', 'Van al primer enllaç, a l’últim, o al que comença per la lletra.'],
  ['Esc', 'El tanca i torna el focus al botó.'],
];

export const dialogKeys: Keys = [['Esc', 'Tanca el quadre i torna el focus on estava.']];
