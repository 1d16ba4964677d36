import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Una pregunta amb una sola resposta, dins d’un article o en una pàgina pròpia.',
    'Amb `open`, tothom pot votar; sense, només qui té compte.',
  ],
  avoid: [
    'Una pregunta amb resposta oberta: és un `<ap-ugc-form>`.',
    'Unes quantes preguntes o respostes múltiples: no ho fa.',
    'Una decisió amb conseqüències: no és cap elecció, i no es comprova qui és cadascú.',
  ],
  keyboard: [
    ['Tab', 'Entra en les opcions: una parada per a totes.'],
    ['↓ i ↑', 'Trien l’opció següent o l’anterior.'],
    ['Espai', 'Tria l’opció, o la desfà si ja estava triada.'],
    ['Enter o Espai, en «Voteu»', 'Obri el quadre que demana la confirmació.'],
    ['Esc', 'Tanca el quadre sense votar.'],
  ],
  screenReader: [
    'Les opcions són un grup de botons de ràdio amb la pregunta com a nom.',
    'Després del vot el focus va als resultats. Cada un es llig amb el títol, els vots i el percentatge; la barra és només un dibuix.',
    'Els canvis del recompte s’anuncien de tant en tant, i els errors, de seguida.',
  ],
};
