import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Una pregunta amb una sola resposta, dins d’un article o en una pàgina pròpia.',
    'Oberta a tothom, amb `open`, o només a qui té compte, sense `open`.',
  ],
  avoid: [
    'Una pregunta amb resposta oberta: és un `<ap-ugc-form>`.',
    'Unes quantes preguntes, o una on es trien diverses respostes: no ho fa.',
    'Una decisió amb conseqüències: no es comprova qui vota, i no és una elecció.',
  ],
  keyboard: [
    ['Tab', 'Entra en les opcions: una parada per a totes.'],
    ['↓ i ↑', 'Trien l’opció següent o l’anterior.'],
    ['Espai', 'Tria l’opció, o la desfà si ja estava triada.'],
    ['Enter o Espai, en «Voteu»', 'Obri el diàleg que demana la confirmació.'],
    ['Esc', 'Tanca el diàleg sense votar.'],
  ],
  screenReader: [
    'Les opcions són un grup de botons de ràdio amb la pregunta com a nom.',
    'Després del vot el focus va als resultats. Cada un es llig amb el títol, els vots i el percentatge; la barra és només un dibuix.',
    'Els canvis del recompte s’anuncien cada trenta segons, com a molt, i els errors de seguida.',
  ],
};
