export const texts = {
  'cue-points.list': 'Moments',
  'cue-points.copy': 'Copieu l’enllaç: {moment}',
  'cue-points.share': 'Compartiu: {moment}',
  'cue-points.copied': 'Enllaç copiat',
};
