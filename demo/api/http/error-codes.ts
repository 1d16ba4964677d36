/** Every code the API answers with, its status (API-45) and its text. Codes of the specification keep their names. */
export const errorCodes = {
  INVALID_FIELDS: [400, 'Hi ha dades que no són vàlides.'],
  INVALID_BODY: [400, 'El cos de la petició no és JSON vàlid.'],
  INVALID_ADDRESS: [400, 'L’adreça no és vàlida.'],
  INVALID_TOKEN: [400, 'L’enllaç ha caducat o ja s’ha fet servir.'],
  INVALID_CREDENTIALS: [401, 'Les dades d’accés no són correctes.'],
  LOGIN_REQUIRED: [401, 'Cal iniciar la sessió.'],
  CROSS_ORIGIN: [403, 'La petició ve d’un altre lloc web.'],
  USER_NOT_VALIDATED: [403, 'Cal validar el correu electrònic abans d’entrar.'],
  ADULT_REQUIRED: [403, 'Només una persona adulta pot fer això.'],
  POLL_NOT_STARTED: [403, 'L’enquesta encara no ha començat.'],
  POLL_CLOSED: [403, 'L’enquesta està tancada.'],
  POLL_HIDDEN: [403, 'L’enquesta no està disponible.'],
  NOT_FOUND: [404, 'No s’ha trobat el recurs.'],
  POLL_NOT_FOUND: [404, 'L’enquesta no existix.'],
  POLL_OPTION_NOT_FOUND: [404, 'L’opció no existix.'],
  USER_NOT_FOUND: [404, 'L’usuari no existix.'],
  EMAIL_ALREADY_IN_USE: [409, 'Este correu electrònic ja està en ús.'],
  POLL_ALREADY_VOTED: [409, 'Ja heu votat en esta enquesta.'],
  PRECONDITION_FAILED: [412, 'No es complix una condició prèvia.'],
  BODY_TOO_LARGE: [413, 'La petició és massa gran.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'El cos de la petició ha de ser application/json.'],
  TOO_MANY_REQUESTS: [429, 'Hi ha hagut massa peticions. Torneu-ho a provar d’ací a una estona.'],
  UNKNOWN_ERROR: [500, 'Hi ha hagut un error en el servidor.'],
  UNAVAILABLE: [503, 'El servei no està disponible en este moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof errorCodes;
