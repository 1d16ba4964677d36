/** Messages of the contact rules, beyond those of every form. */
export const texts = {
  'form.subject-required': 'Escriviu de què va el missatge.',
  'form.text-required': 'Escriviu el missatge.',
  'form.text-long': 'El missatge és massa llarg: 5.000 caràcters com a màxim.',
};
