/** Until somebody presses. */
export const texts = {
  'player.play-named': 'Reproduïu: {title}',
  'player.play-named-child': 'Reproduïx: {title}',
  'player.play': 'Reproduïu',
  'player.play-child': 'Reproduïx',
  'player.video': 'Vídeo',
  'player.audio': 'Àudio',
  'player.opening': 'S’està carregant…',
  'player.no-code': 'No s’ha pogut carregar el reproductor. Comproveu la connexió i torneu-ho a provar.',
  'player.no-code-child': 'No s’ha pogut carregar el reproductor. Comprova la connexió i torna-ho a provar.',
  'player.retry': 'Torneu-ho a provar',
  'player.retry-child': 'Torna-ho a provar',
  'player.fallback': 'Obriu-ho fora del reproductor',
  'player.fallback-child': 'Obri-ho fora del reproductor',
  'player.third-party': 'Vídeo d’una altra web',
};
