export const texts = {
  'load-more.foreign': 'La llista s’acaba ací: la pàgina següent és d’un altre lloc.',
  'load-more.same': 'La llista s’acaba ací: la pàgina següent repetix el que ja hi ha.',
};
