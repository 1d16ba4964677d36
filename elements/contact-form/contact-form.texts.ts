export const texts = {
  'contact.name': 'Nom i cognoms',
  'contact.email': 'Correu electrònic',
  'contact.email-hint': 'Hi enviarem la resposta.',
  'contact.subject': 'Assumpte',
  'contact.text': 'Missatge',
  'contact.terms':
    'Accepte que guardeu estes dades durant un any per a respondre’m, com explica la {privacy}.',
  'contact.terms-link': 'política de privacitat',
  'contact.commercial': 'Vull rebre també comunicacions comercials d’Apunt.',
  'contact.choose': 'Trieu…',
  'contact.submit': 'Envieu el missatge',
  'contact.error-general': 'No s’ha pogut enviar el missatge.',
  'contact.error-again': 'Torneu-ho a provar d’ací a una estona. El que heu escrit continua ací.',
  'contact.success-title': 'Gràcies per escriure’ns!',
  'contact.success-text':
    'Hem rebut el missatge. El llegirà una persona, i us respondrà al correu que ens heu donat.',
  'contact.success-close': 'D’acord',
};
