export const texts = {
  'photo.pick': 'Trieu una foto',
  'photo.change': 'Canvieu la foto',
  'photo.remove': 'Lleveu la foto',
  'photo.discard': 'Descarteu este fitxer',
  'photo.preview': 'Foto que heu triat',
  'photo.saved': 'Foto actual',
  'photo.working': 'S’està preparant la foto…',
  'photo.ready': 'La foto està a punt.',
  'photo.removed': 'La foto s’ha llevat.',
};
