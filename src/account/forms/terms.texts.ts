/** Texts about the terms in account forms. */
export const texts = {
  'register.terms-link': 'condicions d’ús',
  'register.privacy-link': 'política de privacitat',
};
