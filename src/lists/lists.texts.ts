export const texts = {
  'list.more': 'Més resultats',
  'list.loading': 'S’estan carregant els resultats…',
  'list.added-one': 'S’ha carregat 1 resultat més',
  'list.added-many': 'S’han carregat {n} resultats més',
  'list.all': 'No hi ha més resultats',
  'list.error': 'Ara no es poden carregar els resultats.',
  'list.retry': 'Torneu-ho a provar',
  'list.retry-child': 'Torna-ho a provar',
  'search.no-results': 'No s’han trobat resultats.',
};
