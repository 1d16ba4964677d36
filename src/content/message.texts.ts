export const texts = {
  'live.pinned': 'Fixat',
  'live.corrected': 'Corregit a les {time}',
  'live.share': 'Compartiu',
  'live.share-child': 'Compartix',
};
