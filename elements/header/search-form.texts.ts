export const texts = {
  'search.error': 'Introduïu almenys tres caràcters.',
};
