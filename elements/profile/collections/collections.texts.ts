/** Texts of both lists. Adults are addressed as *vós*; texts for children end in `-child`. */
export const texts = {
  'collection.loading': 'S’està carregant la llista…',
  'collection.failed': 'Ara no es pot carregar la llista.',
  'collection.retry': 'Torneu-ho a provar',
  'collection.retry-child': 'Torna-ho a provar',
  'collection.empty-content':
    'Encara no heu guardat cap contingut. Premeu el cor d’una notícia, d’un vídeo o d’un àudio i el tindreu ací.',
  'collection.empty-content-child': 'Encara no has guardat res. Prem el cor d’un vídeo i el tindràs ací.',
  'collection.empty-show':
    'Encara no seguiu cap programa. Premeu el cor dels que us agraden i els tindreu ací.',
  'collection.empty-show-child':
    'Encara no tens cap programa. Prem el cor dels que t’agraden i els tindràs ací.',
  'collection.untitled': 'Sense títol',
  'collection.remove': 'Lleveu de la llista: {title}',
  'collection.remove-child': 'Lleva de la llista: {title}',
  'collection.removed': 'S’ha llevat de la llista: {title}',
  'collection.not-removed': 'Ara no s’ha pogut llevar.',
};
