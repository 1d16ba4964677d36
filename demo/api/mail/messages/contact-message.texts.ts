/** Texts of the mail that forwards a contact message to the staff. */
export const texts = {
  'contact.mail-subject': 'Contacte: {subject}',
  'contact.title': 'Algú ens ha escrit',
  'contact.name': 'Nom',
  'contact.email': 'Correu',
  'contact.subject': 'Assumpte',
  'contact.at': 'Enviat',
  'contact.commercial': 'Vol rebre comunicacions comercials',
  'contact.yes': 'sí',
  'contact.no': 'no',
  'contact.answer': 'Si responeu este missatge, la resposta anirà a {email}.',
  'contact.unproven':
    'Tot el que hi ha damunt ho ha escrit qui envia el missatge: ningú no ha comprovat que l’adreça siga seua. No obriu enllaços que no espereu.',
};
