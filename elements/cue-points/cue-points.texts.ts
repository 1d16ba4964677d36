export const texts = {
  'cue-points.list': 'Moments',
  'cue-points.copy': 'Copieu l’enllaç: {moment}',
  'cue-points.copy-child': 'Copia l’enllaç: {moment}',
  'cue-points.share': 'Compartiu: {moment}',
  'cue-points.share-child': 'Compartix: {moment}',
  'cue-points.copied': 'Enllaç copiat',
};
