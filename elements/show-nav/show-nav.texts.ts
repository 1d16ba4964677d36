export const texts = {
  'show-nav.children': 'Apartats de {title}',
};
