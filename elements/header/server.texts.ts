export const texts = {
  'header.burger': 'Menú',
  'header.whole-menu': 'Menú complet',
};
