/** Of the frame. Adults are *vós*; what is said to a child ends in `-child`. */
export const texts = {
  'profile.menu': 'Apartats del perfil',
  'profile.tab-user': 'El meu perfil',
  'profile.tab-favourites': 'Continguts guardats',
  'profile.tab-shows': 'Programes preferits',
  'profile.tab-children': 'Els meus fills i filles',
  'profile.tab-rrss': 'Completeu les vostres dades',
  'profile.logout': 'Eixiu',
  'profile.logout-child': 'Ix',
  'profile.loading': 'S’està carregant…',
  'profile.error-part': 'Una part de la pàgina no ha arribat.',
  'profile.retry': 'Torneu-ho a provar',
  'profile.retry-child': 'Torna-ho a provar',
  'profile.leaving': 'Per a vore el perfil cal entrar. Us portem a la pàgina d’accés…',
  'profile.enter': 'Aneu a l’accés',
  'profile.deleted': 'El compte s’ha eliminat.',
};
