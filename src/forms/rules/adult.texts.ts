/** Messages of the rules in adult-rules.ts and of the club's required fields; loaded with the rules. */
export const texts = {
  'form.birthdate-required': 'Escriviu la data de naixement.',
  'form.email-repeat-required': 'Repetiu el correu electrònic.',
  'form.email-repeat-different': 'Els dos correus no són iguals.',
  'form.current-password-required': 'Per a canviar la contrasenya, escriviu també l’actual.',
  'form.phone-required': 'Escriviu el telèfon.',
  'form.phone-digits':
    'El telèfon només pot portar xifres. Si no és d’Espanya, escriviu el prefix amb 00 davant.',
  'form.nif-required': 'Escriviu el NIF o el NIE.',
  'form.nif-invalid':
    'El NIF té 8 xifres i una lletra, com 12345678Z; el NIE, una X, Y o Z, 7 xifres i una lletra, com X1234567L.',
  'form.nif-letter': 'La lletra no correspon al número: reviseu-ho.',
  'form.address-required': 'Escriviu l’adreça.',
  'form.address-long': 'L’adreça és massa llarga: 200 caràcters com a màxim.',
  'form.zip-required': 'Escriviu el codi postal.',
  'form.zip-digits': 'El codi postal té 5 xifres.',
  'form.city-required': 'Escriviu la població.',
  'form.province-required': 'Trieu o escriviu la província.',
  'form.country-required': 'Trieu el país.',
  'form.place-letters': 'Només pot portar lletres, espais, guionets i apòstrofs.',
};
