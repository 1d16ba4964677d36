/** Texts of the contact page, except those of the form. */
export const texts = {
  'contact.review':
    'Reviseu el correu electrònic i que no falte res: el nom, l’assumpte, el missatge i les condicions.',
  'contact.home': 'Torneu a la portada',
};
