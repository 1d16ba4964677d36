import { longestQuestion, mostWords } from '../../../api/catalogue/question.ts';

export const texts = {
  'list.more': 'Més resultats',
  'list.start': 'Torneu al principi de la llista',
  'list.clear': 'Mostreu-ho tot',
  'list.cut': `El text era molt llarg: hem buscat les ${mostWords} primeres paraules dels ${longestQuestion} primers caràcters, i la resta no.`,
  'search.no-results': 'No s’han trobat resultats.',
};
