/** Of what cannot be played any more, wherever that is known from (PLAY-28). */
export const texts = {
  'content.gone': 'Este contingut ja no està disponible.',
};
