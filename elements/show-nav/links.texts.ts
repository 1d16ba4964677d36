export const texts = {
  'show-nav.name': 'Apartats',
};
