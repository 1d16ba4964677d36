export const texts = {
  'most-read.label': 'El més llegit',
  'most-read.all': 'Tot',
  'most-read.news': 'Notícies',
  'most-read.video': 'Vídeos',
  'most-read.audio': 'Àudios',
};
