export const texts = {
  'predictive.label': 'Busqueu',
  'predictive.label-child': 'Busca',
};
