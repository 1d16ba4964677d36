export const texts = {
  'mini.label': 'Minireproductor',
  'mini.play': 'Continueu: {title}',
  'mini.pause': 'Pausa: {title}',
  'mini.close': 'Tanqueu el minireproductor',
  'mini.video': 'Vídeo',
  'mini.audio': 'Àudio',
  'mini.failed': 'No s’ha pogut reproduir.',
};
