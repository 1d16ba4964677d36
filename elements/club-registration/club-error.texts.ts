/** Texts for the club's error codes, in addition to those of all accounts. */
export const texts = {
  'register.error-server.LA_COLLA_API_ERROR_CODE_DEFAULT':
    'Hi ha hagut un problema. Torneu-ho a provar més tard.',
  'register.error-server.LA_COLLA_API_ERROR_CODE_1': 'Hi ha hagut un problema. Torneu-ho a provar més tard.',
  'register.error-server.LA_COLLA_API_ERROR_CODE_2':
    'Ja existix un xiquet o una xiqueta amb estes dades. Contacteu amb el club.',
};
