/** Texts of the account API's error codes, for all account forms. */
export const texts = {
  'register.error-server.EMAIL_ALREADY_IN_USE': 'Este correu electrònic ja està en ús.',
  'register.error-server.NICK_ALREADY_IN_USE': 'Este correu electrònic ja està en ús.',
  'register.error-server.CLUB_EMAIL_ALREADY_IN_USE': 'Ja teniu un compte: inicieu la sessió i continueu.',
  'register.error-server.LA_COLLA_EMAIL_ALREADY_IN_USE': 'Ja teniu un compte: inicieu la sessió i continueu.',
  'register.error-server.CLUB_EMAIL_NOT_EXISTS': 'Este correu electrònic no està registrat en el club.',
  'register.error-server.LA_COLLA_EMAIL_NOT_EXISTS': 'Este correu electrònic no està registrat en el club.',
  'register.error-server.INVALID_FIELD': 'Les dades no són vàlides.',
  'register.error-server.INVALID_FIELDS': 'Les dades no són vàlides.',
  'register.error-server.UNKNOWN_ERROR': 'Les dades no són vàlides.',
  'register.error-server.INVALID_CREDENTIALS': 'Les dades no són vàlides.',
  'register.error-server.REQUIRED_FIELD': 'Les dades no són vàlides.',
  'register.error-server.ADULT_REQUIRED':
    'En este dispositiu hi ha oberta la sessió d’una criatura. Tanqueu-la i torneu-ho a provar.',
  'register.error-server.INVALID_TOKEN': 'L’enllaç ha caducat o ja s’ha fet servir.',
  'server.network': 'No hi ha connexió. Comproveu-la i torneu-ho a provar.',
  'server.timeout': 'El servidor tarda massa a contestar. Torneu-ho a provar d’ací a una estona.',
  'server.too-many': 'Hi ha hagut massa intents seguits. Espereu una estona i torneu-ho a provar.',
  'server.password-refused': 'La contrasenya és massa fàcil d’endevinar: trieu-ne una altra.',
  'server.captcha-refused':
    'La comprovació contra robots havia caducat. Ja n’hem fet una altra: torneu a enviar el formulari.',
};
