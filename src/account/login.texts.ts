/** Texts of the dialog that asks for a login. */
export const texts = {
  'login-dialog.title': 'Cal iniciar la sessió',
  'login-dialog.poll':
    'Per a votar en esta enquesta heu d’entrar amb el vostre compte. Després tornareu ací mateix.',
  'login-dialog.enter': 'Inicieu la sessió',
  'login-dialog.cancel': 'Ara no',
};
