/** Texts about media that are no longer available (PLAY-28). */
export const texts = {
  'content.gone': 'Este contingut ja no està disponible.',
};
