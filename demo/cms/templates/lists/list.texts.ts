export const texts = {
  'list.more': 'Més resultats',
  'list.start': 'Torneu al principi de la llista',
  'list.clear': 'Mostreu-ho tot',
  'list.cut': 'El text era molt llarg: hem buscat només les primeres paraules.',
  'search.no-results': 'No s’han trobat resultats.',
};
