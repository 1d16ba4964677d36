/** What a form of accounts says of the pages that it asks to accept. */
export const texts = {
  'register.terms-link': 'condicions d’ús',
  'register.privacy-link': 'política de privacitat',
};
