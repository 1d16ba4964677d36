/** They address both adults and children. */
export const texts = {
  'favourite.content': 'Preferit',
  'favourite.content-titled': 'Preferit: {title}',
  'favourite.show': 'Programa preferit',
  'favourite.show-titled': 'Programa preferit: {title}',
  'favourite.added': 'S’ha guardat en els preferits.',
  'favourite.removed': 'S’ha llevat dels preferits.',
  'favourite.failed': 'Ara no s’ha pogut canviar.',
  'favourite.fulfilled': 'S’ha guardat en els preferits. A continuació es pot desfer.',
};
