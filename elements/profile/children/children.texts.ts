/** Texts of the children's tab, for tutors. */
export const texts = {
  'children.description':
    'Els carnets i els PIN de les vostres criatures es gestionen en La Colla, el club infantil d’Apunt. És gratuït, i cada criatura hi té el seu carnet.',
  'children.club': 'Aneu a La Colla',
  'children.empty': 'Encara no hi ha cap criatura en el vostre compte. Afegiu-la i tindrà el seu carnet.',
  'children.add': 'Afegiu una criatura',
  'children.save': 'Guardeu els canvis',
  'children.saved': 'Els canvis estan guardats.',
  'children.error-save':
    'No s’ha pogut guardar. Comproveu que hi és tot, també el PIN, i torneu-ho a provar.',
  'children.correct': 'Corregiu la data de naixement',
  'children.correct-whose': 'Corregiu la data de naixement de {name}',
  'children.remove': 'Doneu de baixa {name}',
  'children.remove-question': 'Voleu donar de baixa {name}?',
  'children.remove-text': 'Deixarà de ser de La Colla, i no es podrà desfer. S’esborraran per sempre:',
  'children.remove-card': 'el carnet, amb el número i el PIN: ja no hi podrà entrar',
  'children.remove-photo': 'la foto',
  'children.remove-lists': 'els continguts i els programes que ha guardat',
  'children.remove-mail': 'Us enviarem un correu per a confirmar-ho.',
  'children.remove-confirm': 'Sí, esborreu el carnet',
  'children.removing': 'S’està esborrant…',
  'children.remove-cancel': 'No, que es quede',
  'children.removed': 'El carnet de {name} s’ha esborrat.',
  'children.error-remove': 'Ara no s’ha pogut esborrar. Torneu-ho a provar més tard.',
  'children.error-load': 'Ara no es poden carregar les fitxes. Us portem a la pàgina d’accés…',
};
