export const texts = {
  'share.label': 'Compartiu',
  'share.more': 'Més',
  'share.less': 'Menys',
  'share.copy': 'Copieu l’enllaç',
  'share.copied': 'Enllaç copiat',
  'share.native': 'Compartiu',
};
