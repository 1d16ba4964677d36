/** Adults are *vós*, children *tu*. */
export const texts = {
  'favourite.saved': 'Guardat',
  'favourite.undo': 'Desfeu',
  'favourite.undo-child': 'Desfés',
  'favourite.close': 'Tanqueu este avís',
  'favourite.close-child': 'Tanca este avís',
};
