import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-contact-form',
  group: 'participation',
  title: 'Contacte',
  summary:
    'Formulari per a escriure a la casa, amb compte o sense. El missatge es guarda i s’envia per correu a l’adreça de contacte del lloc.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    termsUrl: {
      type: 'url',
      default: '/politica-de-privacitat',
      description: 'Què es fa amb les dades de qui escriu.',
    },
    subjects: {
      type: 'json',
      of: 'string[]',
      default: [],
      description: 'Assumptes per a triar-ne un. Sense, s’escriu lliurement.',
      schema: { type: 'array', items: { type: 'string' } },
    },
  },
  slots: {
    intro: { description: 'Text propi damunt del formulari.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    thanks: { description: 'Text propi del diàleg que dona les gràcies.' },
    default: { description: 'El que es veu sense JavaScript: un formulari del servidor que fa el mateix.' },
  },
  events: {
    'ap-contact-success': { description: 'El missatge ha arribat. No diu de qui és ni què diu.' },
    'ap-contact-error': {
      detail: { codes: 'string[]' },
      description: 'El servidor no ha admés el missatge. Sense codis, no ha respost o no ha pogut.',
    },
    'ap-captcha': {
      detail: { verified: 'boolean' },
      description: 'La comprovació contra robots s’ha fet, o ha deixat de valdre.',
    },
  },
});
