import { defineContract } from '../../src/element/contract.ts';

export const contract = defineContract({
  tag: 'ap-contact-form',
  group: 'participation',
  title: 'Contacte',
  summary:
    'Formulari per a escriure a la casa, amb compte o sense. El missatge es guarda i s’envia per correu a l’adreça de contacte de la web.',
  content: 'fallback',
  background: 'library-when-ready',
  attributes: {
    termsUrl: {
      type: 'url',
      default: '/politica-de-privacitat',
      description:
        'Pàgina que explica què es fa amb les dades de qui escriu: l’enllaç de la casella de les condicions.',
    },
    subjects: {
      type: 'json',
      of: 'string[]',
      default: [],
      description:
        'Assumptes per a triar-ne un: `["Programació","Queixes"]`. Si no n’hi ha, l’assumpte s’escriu.',
      schema: { type: 'array', items: { type: 'string' } },
    },
  },
  slots: {
    intro: { description: 'Text propi damunt del formulari.' },
    terms: { description: 'Text propi al costat de la casella d’acceptar les condicions.' },
    thanks: { description: 'Text propi del diàleg de gràcies, que s’obri quan s’ha enviat.' },
    default: { description: 'Un formulari del servidor que fa el mateix sense JavaScript.' },
  },
  events: {
    'ap-contact-success': {
      description: 'El servidor ha rebut el missatge. L’esdeveniment no porta ni qui l’escriu ni el text.',
    },
    'ap-contact-error': {
      detail: { codes: 'string[]' },
      description:
        'El servidor no ha admés el missatge: «codes» diu per què. Si és buit, no ha respost o ha fallat.',
    },
    'ap-captcha': {
      detail: { verified: 'boolean' },
      description:
        'La comprovació contra robots s’ha fet («verified» és true), o ha deixat de valdre (false).',
    },
  },
});
