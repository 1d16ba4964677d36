/** What the form of a child says to the adult who fills it in. */
export const texts = {
  'child.title': 'Criatura {n}',
  'child.nick': 'Número de membre',
  'child.nick-hint': 'El dona el club i no es pot canviar.',
  'child.name': 'Nom',
  'child.surname': 'Cognoms',
  'child.birthdate': 'Data de naixement',
  'child.birthdate-hint': 'El club és per a menors de {maxAge} anys.',
  'child.pin': 'PIN',
  'child.pin-hint': '4 xifres. Amb el número de membre, serà la seua clau per a entrar.',
  'child.pin-hint-known': 'Deixeu-ho en blanc per a no canviar-lo.',
  'child.repeat-pin': 'Repetiu el PIN',
  'child.remove': 'Lleveu esta criatura',
  'child.remove-what': 'Lleveu: {title}',
};
