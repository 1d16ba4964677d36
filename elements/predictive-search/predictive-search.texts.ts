export const texts = {
  'predictive.label': 'Busqueu',
  'predictive.label-child': 'Busca',
  'predictive.unknown': '«{text}» no és cap dels noms de la llista.',
  'predictive.chosen': 'Triats: {label}',
  'predictive.remove': 'Lleveu {name}',
  'predictive.remove-child': 'Lleva {name}',
};
