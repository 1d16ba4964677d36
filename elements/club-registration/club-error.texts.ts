/** What the codes of the club mean, beside those of every account. */
export const texts = {
  'register.error-server.LA_COLLA_API_ERROR_CODE_DEFAULT':
    'Hi ha hagut un problema. Torneu-ho a provar més tard.',
  'register.error-server.LA_COLLA_API_ERROR_CODE_1': 'Hi ha hagut un problema. Torneu-ho a provar més tard.',
  'register.error-server.LA_COLLA_API_ERROR_CODE_2':
    'Ja existix un xiquet o una xiqueta amb estes dades. Contacteu amb el club.',
};
