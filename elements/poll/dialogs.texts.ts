/** Texts of the dialogs between pressing the button and the vote. */
export const texts = {
  'poll.confirm-title': 'Confirmeu el vot',
  'poll.confirm-text': 'Votareu «{option}». Una vegada enviat, el vot no es pot canviar.',
  'poll.confirm': 'Envieu el vot',
  'poll.cancel': 'Cancel·leu',
};
