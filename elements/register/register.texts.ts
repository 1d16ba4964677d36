export const texts = {
  'register.name': 'Nom',
  'register.surname': 'Cognoms',
  'register.email': 'Correu electrònic',
  'register.email-hint': 'Hi enviarem un missatge per a comprovar que és vostre.',
  'register.email-locked': 'Este correu no es pot canviar en este formulari.',
  'register.email-club-hint': 'El que vau donar en fer el carnet.',
  'register.birthdate': 'Data de naixement',
  'register.too-young-club': 'Descobriu La Colla, el club infantil',
  'register.password': 'Contrasenya',
  'register.password-hint':
    '8 caràcters o més, amb majúscules i minúscules. Una frase que només sapieu vós és la millor.',
  'register.repeat': 'Repetiu la contrasenya',
  'register.terms': 'He llegit i accepte les {terms} i la {privacy}.',
  'register.terms-adults':
    'Declare que soc una persona adulta a càrrec de membres del club, i accepte les {terms} i la {privacy}.',
  'register.submit': 'Creeu el compte',
  'register.error-general': 'No s’ha pogut crear el compte.',
  'register.error-again': 'Torneu-ho a provar d’ací a una estona. El que heu escrit continua ací.',
  'register-lacolla-adults.error-server.UNKNOWN_ERROR':
    'No hi ha cap membre del club associat a este correu electrònic. Contacteu amb nosaltres.',
  'register.may-be-done':
    'Pot ser que el compte ja estiga fet, perquè abans no ens ha arribat la resposta: mireu si teniu el missatge per a validar-lo.',
  'register.success-title': 'Només falta un pas: valideu el correu',
  'register.success-text':
    'Hem enviat un missatge a {email}. Premeu l’enllaç que porta i el compte ja serà vostre.',
  'register.success-spam':
    'Si no arriba en uns minuts, mireu en la carpeta de correu brossa i comproveu que l’adreça està ben escrita.',
  'register.success-button': 'Aneu al vostre perfil',
};

export type RegisterTexts = typeof texts;
