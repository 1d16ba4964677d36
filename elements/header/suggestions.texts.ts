export const texts = {
  'header.suggestions': 'Propostes de cerca',
};
