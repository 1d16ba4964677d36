import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Triar una opció, o unes quantes, d’una llista curta.', 'Un menú d’enllaços darrere d’un botó.'],
  avoid: [
    'Dos o tres opcions que caben en la pàgina: uns botons de ràdio es veuen sense prémer res.',
    'Centenars de noms: és un `<ap-predictive-search>`.',
    'El menú d’un programa: és un `<ap-show-nav>`.',
  ],
  keyboard: [
    ['Enter, Espai, ↓ o ↑, en el botó', 'Obrin la llista.'],
    ['↓, ↑, Av Pàg i Re Pàg', 'Van d’una opció a l’altra; Av Pàg i Re Pàg, de deu en deu.'],
    ['Inici i Fi', 'Van a la primera i a l’última.'],
    ['Les primeres lletres d’una opció', 'Hi van, i obrin la llista si estava tancada.'],
    ['Enter o Espai', 'Trien l’opció. Si només se’n tria una, la llista es tanca.'],
    ['Esc', 'Tanca la llista sense canviar res.'],
  ],
  screenReader: [
    'És un quadre combinat amb la seua llista, i el focus es queda sempre en el botó: es llig el nom, la tria i l’opció on s’és.',
    'Amb enllaços és un botó que diu si el menú està obert, i les tecles mouen el focus entre enllaços.',
  ],
};
