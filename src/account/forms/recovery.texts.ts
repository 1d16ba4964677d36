/** Texts of the form that requests the password reset mail. */
export const texts = {
  'recover.email': 'Correu electrònic',
  'recover.email-hint': 'El que vau donar en registrar-vos.',
  'recover.submit': 'Envieu-me el correu',
  'recover.sent-title': 'Mireu el correu',
  'recover.sent':
    'Us hem enviat un correu per a canviar la contrasenya. Si no arriba en uns minuts, mireu també en la carpeta de correu brossa.',
  'recover.user-not-found': 'No hi ha cap usuari amb este correu electrònic.',
  'recover.too-many': 'Heu demanat massa correus seguits. Espereu una estona i torneu-ho a provar.',
  'recover.error': 'Ara no s’ha pogut enviar el correu. Torneu-ho a provar més tard.',
};
