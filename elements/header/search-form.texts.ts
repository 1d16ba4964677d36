export const texts = {
  'search.error': 'Introduïu almenys tres caràcters.',
  'search.error-child': 'Escriu almenys tres caràcters.',
};
