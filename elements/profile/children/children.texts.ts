/** Of the tab of the children, for who is in charge of them. */
export const texts = {
  'children.description':
    'Els carnets i els PIN de les vostres criatures es gestionen en La Colla, el club infantil d’Apunt. És gratuït, i cada criatura hi té el seu carnet.',
  'children.club': 'Aneu a La Colla',
  'children.empty': 'Encara no hi ha cap criatura en el vostre compte. Afegiu-la i tindrà el seu carnet.',
  'children.add': 'Afegiu una criatura',
  'children.save': 'Guardeu els canvis',
  'children.saved': 'Els canvis estan guardats.',
  'children.error-save':
    'No s’ha pogut guardar. El que heu escrit continua ací, menys el PIN: torneu-ho a provar.',
  'children.error-load': 'Ara no es poden carregar les fitxes. Us portem a la pàgina d’accés…',
};
