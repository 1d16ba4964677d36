export const texts = {
  'filter.label': 'Què voleu vore',
  'filter.label-child': 'Què vols vore',
  'filter.all': 'Tot',
  'filter.news': 'Notícies',
  'filter.videos': 'Vídeos',
  'filter.audios': 'Àudios',
  'filter.programs': 'Programes',
  'filter.other': 'Altres',
};
