export const texts = {
  'mini.label': 'Minireproductor',
  'mini.play': 'Continueu: {title}',
  'mini.play-child': 'Continua: {title}',
  'mini.pause': 'Pausa: {title}',
  'mini.close': 'Tanqueu el minireproductor',
  'mini.close-child': 'Tanca el minireproductor',
  'mini.video': 'Vídeo',
  'mini.audio': 'Àudio',
  'mini.failed': 'No s’ha pogut reproduir.',
};
