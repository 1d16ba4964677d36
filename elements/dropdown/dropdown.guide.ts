import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Triar una opció, o unes quantes, d’una llista curta.', 'Un menú d’enllaços darrere d’un botó.'],
  avoid: [
    'Dues o tres opcions que caben: uns botons de ràdio es veuen sense prémer.',
    'Centenars de noms: és un `<ap-predictive-search>`.',
    'El menú d’un programa: és un `<ap-show-nav>`.',
  ],
  keyboard: [
    ['Enter, Espai, ↓ o ↑, en el botó', 'Obrin la llista.'],
    ['↓, ↑, Av Pàg i Re Pàg', 'Van d’una opció a l’altra, o de deu en deu.'],
    ['Inici i Fi', 'Van a la primera i a l’última.'],
    ['Una lletra', 'Va a l’opció que comença així.'],
    ['Enter o Espai', 'Trien l’opció. Si només se’n tria una, la llista es tanca.'],
    ['Esc', 'Tanca la llista sense canviar res. El focus no ix mai del botó.'],
  ],
  screenReader: [
    'Les opcions són un quadre combinat amb la seua llista: es diu l’etiqueta, el que està triat i l’opció d’ara.',
    'Amb enllaços és un botó que diu si el menú està obert, i les tecles mouen el focus entre enllaços.',
  ],
};
