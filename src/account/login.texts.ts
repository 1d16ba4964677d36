/** Texts of the dialog that asks for a login; on the club it speaks to children. */
export const texts = {
  'login-dialog.title': 'Cal iniciar la sessió',
  'login-dialog.poll':
    'Per a votar en esta enquesta heu d’entrar amb el vostre compte. Després tornareu ací mateix.',
  'login-dialog.poll-child': 'Per a votar has d’entrar amb el teu carnet.',
  'login-dialog.like':
    'Per a guardar els vostres preferits heu d’entrar amb el vostre compte. Després tornareu ací mateix.',
  'login-dialog.like-child': 'Per a guardar els teus preferits has d’entrar amb el teu carnet.',
  'login-dialog.ugc':
    'La sessió s’ha acabat. Entreu amb el vostre compte en una altra pestanya i torneu ací: tot el que heu escrit es queda com està.',
  'login-dialog.enter': 'Inicieu la sessió',
  'login-dialog.enter-child': 'Entra',
  'login-dialog.cancel': 'Ara no',
};
