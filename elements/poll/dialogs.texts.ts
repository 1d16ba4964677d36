/** Texts of the dialogs between pressing the button and the vote. */
export const texts = {
  'poll.confirm-title': 'Confirmeu el vot',
  'poll.confirm-title-child': 'Confirma el vot',
  'poll.confirm-text': 'Votareu «{option}». Una vegada enviat, el vot no es pot canviar.',
  'poll.confirm-text-child': 'Votaràs «{option}». Una vegada enviat, el vot no es pot canviar.',
  'poll.confirm': 'Envieu el vot',
  'poll.confirm-child': 'Envia el vot',
  'poll.cancel': 'Cancel·leu',
  'poll.cancel-child': 'Cancel·la',
};
