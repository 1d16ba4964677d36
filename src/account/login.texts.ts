/** Texts of the dialog that asks for a login. */
export const texts = {
  'login-dialog.title': 'Inicieu la sessió',
  'login-dialog.poll': 'Per a votar en esta enquesta heu d’iniciar la sessió. Després tornareu ací mateix.',
  'login-dialog.enter': 'Inicia la sessió',
  'login-dialog.cancel': 'Ara no',
};
